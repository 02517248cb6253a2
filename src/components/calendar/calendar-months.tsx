// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: tools that read the role from the element alone take a `td` for a plain cell.
'use client';
import { useMemo, type PropsWithChildren } from 'react';
import {
  DayPicker,
  type CustomComponents,
  type DayPickerProps,
  type DayProps,
  type MonthCaptionProps,
  type MonthGridProps,
  type MonthProps,
  type WeekNumberProps,
} from 'react-day-picker';
import { fromUtcDate, isIsoDate, weekNumber, weekdayOf } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { MonthCaption } from './calendar-frame';
import { BlankCell, Grid, Weekdays } from './calendar-grid';
import { useCalendar } from './calendar-state';
import styles from './calendar.module.css';
import { dayName } from './day-details';
import { monthTexts } from './day-names';
import details from './day.module.css';
import { MonthPanel } from './month-panel';
import { cellClassName, cellProps } from './use-calendar-grid';

/** Number of shapes that fit into a cell; if there are more, a number replaces the last one. */
const mostMarks = 3;

function Month({ displayIndex, children }: MonthProps) {
  const { panel, onSelectMonth, today, words } = useCalendar();
  const view = panel.view?.open.index === displayIndex ? panel.view : null;
  return (
    <div data-slot="calendar-month" data-covered={dataAttr(view !== null)} className={styles.month}>
      {children}
      {view && (
        <MonthPanel
          key={view.open.unit}
          view={view}
          today={today}
          words={words}
          onSelect={onSelectMonth}
        />
      )}
    </div>
  );
}

function Caption({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const { panel, words, pending, disabled, titled } = useCalendar();
  const { names, labels } = words;
  const iso = fromUtcDate(calendarMonth.date) ?? '';
  const month = names.month(iso);
  const { text, name } = titled ? monthTexts(iso, names) : { text: month, name: month };
  return (
    <div data-slot="calendar-caption" className={styles.caption}>
      {!pending && (
        <MonthCaption
          panel={panel}
          index={displayIndex}
          month={names.system.monthNumber(iso)}
          title={text}
          name={labels.chooseMonth(name)}
          disabled={disabled}
        />
      )}
    </div>
  );
}

function MonthGrid({ children, 'aria-label': name }: MonthGridProps) {
  const { pending, disabled, readOnly, several } = useCalendar();
  return (
    <Grid
      aria-label={pending ? undefined : name}
      pending={pending}
      disabled={disabled}
      readOnly={readOnly}
      several={several}
    >
      {children}
    </Grid>
  );
}

function WeekNumber({ week }: WeekNumberProps) {
  const { words, weekNumbers, firstDay, minimalDays, pending } = useCalendar();
  // ISO weeks are numbered by their Thursday, regardless of the first day of the row.
  const day = week.days.find(
    ({ isoDate }) => isIsoDate(isoDate) && (weekNumbers === 'local' || weekdayOf(isoDate) === 4),
  );
  if (!day || pending) return <BlankCell />;
  const local = [firstDay, minimalDays];
  const number = words.names.number(
    weekNumber(day.isoDate, ...(weekNumbers === 'iso' ? [] : local)),
  );
  return (
    <th
      scope="row"
      data-slot="calendar-week-number"
      aria-label={words.labels.week(number)}
      className={styles.week}
    >
      {number}
    </th>
  );
}

/** Day of the grid. The calendar handles its events and moves the tab stop without a render. */
function DayCell({ day, modifiers }: DayProps) {
  const { isoDate: iso, outside } = day;
  const calendar = useCalendar();
  if (modifiers.hidden || calendar.pending) return <BlankCell />;
  const { words, disabled, weekend } = calendar;
  const part = calendar.partOf(iso);
  const refusal = calendar.whyUnavailable(iso);
  const marks = calendar.marks.get(iso);
  const content = calendar.contents.get(iso);
  const more = marks && marks.length > mostMarks ? marks.length - mostMarks + 1 : 0;
  return (
    <td
      role="gridcell"
      tabIndex={iso === calendar.tabStop && !outside ? 0 : -1}
      data-slot="calendar-day"
      data-day={iso}
      aria-label={dayName({ iso, part, refusal, marks, content }, words)}
      {...cellProps(part, {
        current: modifiers.today ?? false,
        unavailable: refusal !== false,
        disabled,
      })}
      data-taken={dataAttr(refusal !== false && calendar.isTaken(iso))}
      data-filled={dataAttr(content !== undefined || marks !== undefined)}
      data-marked={dataAttr(marks !== undefined)}
      data-outside={dataAttr(outside)}
      data-weekend={dataAttr(weekend.includes(weekdayOf(iso)))}
      className={cellClassName}
    >
      {words.names.dayText(iso)}
      {content && (
        <span
          data-slot="calendar-content"
          // Drawn by CSS: the name of the day contains the label instead.
          data-text={content.text}
          data-tone={content.tone}
          className={details.root}
        />
      )}
      {marks && (
        <span
          data-slot="calendar-marks"
          // Decorative: the name of the day contains the labels.
          data-more={more > 0 ? words.names.more(more) : undefined}
          className={details.marks}
        >
          {marks.slice(0, marks.length - more).map(({ shape, color = '' }, index) => (
            <span
              key={index}
              data-slot="calendar-mark"
              data-shape={shape}
              data-colored={dataAttr(color !== '')}
              // Not `style`, which a strict Content-Security-Policy blocks in markup of the server.
              ref={(mark) => mark?.style.setProperty('--calendar-mark-color', color)}
              className={details.mark}
            />
          ))}
        </span>
      )}
    </td>
  );
}

/**
 * Parts that DayPicker renders instead of its own, which hide the weekdays from assistive technology, make each caption a
 * live region, render `style` attributes and classes without a style sheet, and a button in each day, which it disables.
 */
const parts: Partial<CustomComponents> = {
  // The frame is around it, with the navigation.
  Root: ({ children }: PropsWithChildren) => <>{children}</>,
  Months: ({ children }: PropsWithChildren) => <>{children}</>,
  Month,
  MonthCaption: Caption,
  MonthGrid,
  Weekdays: () => {
    const calendar = useCalendar();
    return <Weekdays {...calendar} numbered={calendar.weekNumbers !== undefined} />;
  },
  Weeks: ({ children }: PropsWithChildren) => <tbody>{children}</tbody>,
  Week: ({ children }: PropsWithChildren) => <tr data-slot="calendar-week">{children}</tr>,
  WeekNumber,
  Day: DayCell,
};

// Our cells and weekdays have their own texts.
const formatters = { formatDay: () => '', formatWeekdayName: () => '' };

/** Months of a day calendar, below its context. */
export function CalendarMonths(props: DayPickerProps) {
  const { names } = useCalendar().words;
  const labels = useMemo(
    () => ({
      labelGrid: (date: Date) => names.month(fromUtcDate(date) ?? ''),
      labelGridcell: () => '',
      labelWeekday: () => '',
    }),
    [names],
  );
  return (
    <DayPicker
      {...props}
      labels={labels}
      formatters={formatters}
      components={parts}
      hideNavigation
    />
  );
}
