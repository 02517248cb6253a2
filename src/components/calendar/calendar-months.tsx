// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of days in the ARIA patterns is a table, too.
'use client';
import { useMemo } from 'react';
import {
  DayPicker,
  type CustomComponents,
  type DayPickerProps,
  type DayProps,
  type Modifiers,
  type MonthCaptionProps,
  type MonthGridProps,
  type MonthProps,
  type MonthsProps,
  type RootProps,
  type WeekdayProps,
  type WeekdaysProps,
  type WeekNumberProps,
  type WeekProps,
  type WeeksProps,
} from 'react-day-picker';
import { fromUtcDate, isIsoDate, weekNumber, type IsoDate } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useCalendar } from './calendar-context';
import styles from './calendar.module.css';
import { DayCell } from './day-cell';
import { dayName } from './day-details';
import { MonthCaption, MonthPanel } from './month-panel';

function Month({ displayIndex, children }: MonthProps) {
  const { panel, onChooseMonth, today, words } = useCalendar();
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
          onChoose={onChooseMonth}
        />
      )}
    </div>
  );
}

function Caption({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const { panel, words, pending, disabled } = useCalendar();
  const iso = isoOf(calendarMonth.date);
  const title = pending ? '' : words.names.month(iso);
  const open = panel.open?.index === displayIndex;
  return (
    <div data-slot="calendar-caption" className={styles.caption}>
      {!pending && (
        <MonthCaption
          text={open ? panel.title : title}
          name={open ? panel.name : words.labels.chooseMonth(title)}
          disabled={disabled}
          onPress={() => panel.toggle(displayIndex, words.names.system.monthNumber(iso))}
        />
      )}
    </div>
  );
}

function MonthGrid({ children, ...props }: MonthGridProps) {
  const { pending, disabled, readOnly } = useCalendar();
  return (
    <table
      role="grid"
      data-slot="calendar-grid"
      aria-label={pending ? undefined : props['aria-label']}
      aria-multiselectable={props['aria-multiselectable'] || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={styles.grid}
    >
      {children}
    </table>
  );
}

function Weekday({ children, ...props }: WeekdayProps) {
  const { weekend, words } = useCalendar();
  const weekday = words.names.weekdays().long.indexOf(props['aria-label'] ?? '') + 1;
  return (
    <th
      scope="col"
      data-slot="calendar-weekday"
      data-weekend={dataAttr(weekend.includes(weekday))}
      aria-label={props['aria-label']}
      className={styles.weekday}
    >
      {children}
    </th>
  );
}

function WeekNumberHeader() {
  const { labels } = useCalendar().words;
  return (
    <th
      scope="col"
      data-slot="calendar-week-heading"
      aria-label={labels.weeks}
      className={styles.week}
    >
      {labels.weekShort}
    </th>
  );
}

function WeekNumber({ week }: WeekNumberProps) {
  const { words, weekNumbers, firstDay, minimalDays, pending } = useCalendar();
  // ISO weeks are numbered by their Thursday, regardless of the first day of the row.
  const day = week.days.find(
    ({ date, isoDate }) => isIsoDate(isoDate) && (weekNumbers === 'local' || weekdayOf(date) === 4),
  );
  if (!day || pending) return <Blank />;
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

function Day({ modifiers, children }: DayProps) {
  // biome-ignore lint/complexity/noUselessFragments: the type of DayPicker asks for an element.
  return modifiers.hidden ? <Blank /> : <>{children}</>;
}

function Blank() {
  // Empty cell without a name.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <td data-slot="calendar-blank" className={styles.blank} />;
}

/**
 * Parts that DayPicker renders instead of its own, which hide the weekdays from assistive technology, make each caption a
 * live region, and render `style` attributes and classes without a style sheet.
 */
const parts: Partial<CustomComponents> = {
  // The frame is around it, with the navigation.
  Root: ({ children }: RootProps) => <>{children}</>,
  Months: ({ children }: MonthsProps) => <>{children}</>,
  Month,
  MonthCaption: Caption,
  MonthGrid,
  Weekdays: ({ children }: WeekdaysProps) => (
    <thead>
      <tr>{children}</tr>
    </thead>
  ),
  WeekNumberHeader,
  Weekday,
  Weeks: ({ children }: WeeksProps) => <tbody>{children}</tbody>,
  Week: ({ children }: WeekProps) => <tr data-slot="calendar-week">{children}</tr>,
  WeekNumber,
  Day,
  DayButton: DayCell,
};

/** Months of a day calendar, below its context. */
export function CalendarMonths(props: DayPickerProps) {
  const { isTabStop } = useCalendar();
  const { modifiers, ...texts } = useDayTexts();
  return (
    <DayPicker
      {...props}
      {...texts}
      modifiers={{
        ...modifiers,
        // DayPicker takes its own `focused` day for the tab stop, which it never sets, and loses it with the month.
        focused: (date: Date) => isTabStop(isoOf(date)),
      }}
      components={parts}
      hideNavigation
    />
  );
}

/** Returns the names and texts of days and weekdays, and which days are unavailable or on a weekend. */
function useDayTexts() {
  const { words, weekend, whyUnavailable, marks, contents } = useCalendar();
  return useMemo(() => {
    const { names } = words;
    return {
      formatters: {
        formatDay: (date: Date) => names.dayText(isoOf(date)),
        formatWeekdayName: (date: Date) => names.weekdays().short[weekdayOf(date) - 1] ?? '',
      },
      labels: {
        labelDayButton: (date: Date, modifiers: Modifiers) =>
          dayName(isoOf(date), modifiers, { words, whyUnavailable, marks, contents }),
        labelGrid: (date: Date) => names.month(isoOf(date)),
        labelWeekday: (date: Date) => names.weekdays().long[weekdayOf(date) - 1] ?? '',
      },
      modifiers: {
        unavailable: (date: Date) => {
          const day = fromUtcDate(date);
          return day !== null && whyUnavailable(day) !== false;
        },
        weekend: (date: Date) => weekend.includes(weekdayOf(date)),
      },
    };
  }, [words, weekend, whyUnavailable, marks, contents]);
}

/** Returns the ISO date of a day of DayPicker; empty outside the years 1 to 9999, where none is shown. */
function isoOf(date: Date): IsoDate {
  return fromUtcDate(date) ?? '';
}

/** Returns the day of the week, 1 (Monday) to 7 (Sunday). */
function weekdayOf(date: Date): number {
  return date.getUTCDay() || 7;
}
