// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of days in the ARIA patterns is a table, too.
'use client';
import { useMemo, type PropsWithChildren } from 'react';
import {
  DayPicker,
  type CustomComponents,
  type DayPickerProps,
  type MonthCaptionProps,
  type MonthGridProps,
  type MonthProps,
  type WeekNumberProps,
} from 'react-day-picker';
import { fromUtcDate, isIsoDate, weekNumber, weekdayOf } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useCalendar } from './calendar-context';
import { Weekdays } from './calendar-frame';
import styles from './calendar.module.css';
import { BlankCell, DayCell } from './day-cell';
import { MonthCaption, MonthPanel } from './month-panel';

function Month({ displayIndex, children }: MonthProps) {
  const { panel, onSelectMonth, today, words } = useCalendar();
  const isCovered = panel.open?.index === displayIndex;
  return (
    <div data-slot="calendar-month" data-covered={dataAttr(isCovered)} className={styles.month}>
      {children}
      {panel.open && isCovered && (
        <MonthPanel
          key={panel.open.unit}
          panel={panel}
          open={panel.open}
          today={today}
          words={words}
          onSelect={onSelectMonth}
        />
      )}
    </div>
  );
}

function Caption({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const { panel, words, pending, disabled } = useCalendar();
  const iso = fromUtcDate(calendarMonth.date) ?? '';
  const title = pending ? '' : words.names.month(iso);
  const open = panel.open?.index === displayIndex;
  return (
    <div data-slot="calendar-caption" className={styles.caption}>
      {!pending && (
        <MonthCaption
          text={open ? panel.title : title}
          name={open ? panel.name : words.labels.chooseMonth(title)}
          disabled={disabled}
          onClick={() => panel.toggle(displayIndex, words.names.system.monthNumber(iso))}
        />
      )}
    </div>
  );
}

function MonthGrid({ children, ...props }: MonthGridProps) {
  const { pending, disabled, readOnly, several } = useCalendar();
  return (
    <table
      role="grid"
      data-slot="calendar-grid"
      aria-label={pending ? undefined : props['aria-label']}
      aria-multiselectable={several || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={styles.grid}
    >
      {children}
    </table>
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
