/* The only file that uses react-day-picker. The package's `DateLib`, `CalendarMonth`, `CalendarWeek` and
   `CalendarDay` compute the months, weeks and days of every day calendar.

   Its `DayPicker` component is replaced. It hides the weekdays from assistive technology, makes each month's
   caption a live region and the buttons a landmark, disables unavailable days so that keys cannot reach their
   reasons, renders `style` attributes on the server, and reads the clock during render. With every element,
   label, key and rule replaced by ours, it added 10 kB without a benefit; calendar-engine.play.stories.tsx
   tests each of these points.

   Its date functions are replaced by UTC functions, because they use the local time zone, in which a day can
   be missing (December 30, 2011 in Pacific/Apia) or start at one o'clock; the time zone projects of the unit
   tests check this. */
import { CalendarDay, CalendarMonth, CalendarWeek, DateLib } from 'react-day-picker';
import { cached } from '../../core/cached';
import { dayMilliseconds, toUtcDate } from '../../core/dates/iso-date';
import { firstDayOf, monthsBetween, type IsoMonth } from './months/month';

export type { CalendarDay, CalendarMonth } from 'react-day-picker';

/** Maximum number of rows of a month. */
const mostWeeks = 6;

const libs = new Map<number, DateLib>();

/** Returns the package's date library for weeks that start on `firstDayOfWeek`. */
function utcDateLib(firstDay: number): DateLib {
  return cached(libs, firstDay, () => new DateLib({}, utcDateFunctions(firstDay)));
}

/**
 * Returns the months of a calendar with their weeks and days.
 * @param first First month, `YYYY-MM`.
 * @param count Number of months; fewer at the end of the ISO date range.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 * @param fixedWeeks Whether every month has six rows.
 */
export function monthModel(
  first: IsoMonth,
  count: number,
  firstDay: number,
  fixedWeeks: boolean,
): CalendarMonth[] {
  const lib = utcDateLib(firstDay);
  const start = toUtcDate(firstDayOf(first));
  const length = Math.min(count, monthsBetween(first, '9999-12') + 1);
  return Array.from({ length }, (_, index) => {
    const month = lib.addMonths(start, index);
    return new CalendarMonth(month, weeksOf(month, lib, fixedWeeks));
  });
}

function weeksOf(month: Date, lib: DateLib, fixedWeeks: boolean): CalendarWeek[] {
  const from = lib.startOfWeek(month);
  const days = lib.differenceInCalendarDays(lib.endOfMonth(month), from) + 1;
  const rows = fixedWeeks ? mostWeeks : Math.ceil(days / 7);
  return Array.from({ length: rows }, (_, row) => {
    const week = Array.from(
      { length: 7 },
      (_, column) => new CalendarDay(lib.addDays(from, row * 7 + column), month, lib),
    );
    return new CalendarWeek(row, week);
  });
}

/** Functions of the package's date library that its months use. */
type UtcDateFunctions = Pick<
  DateLib,
  | 'addDays'
  | 'addMonths'
  | 'differenceInCalendarDays'
  | 'endOfMonth'
  | 'startOfWeek'
  | 'isSameMonth'
  | 'format'
>;

/**
 * Returns date functions in UTC, so that months are the same in every time zone, even where a zone skips a
 * day or changes its clock at midnight.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 */
function utcDateFunctions(firstDay: number): UtcDateFunctions {
  return {
    addDays,
    addMonths: (date, count) => firstOfMonth(monthCount(date) + count),
    differenceInCalendarDays: (later, earlier) =>
      Math.round((later.getTime() - earlier.getTime()) / dayMilliseconds),
    endOfMonth: (date) => addDays(firstOfMonth(monthCount(date) + 1), -1),
    startOfWeek: (date) => addDays(date, -((date.getUTCDay() - firstDay + 7) % 7)),
    isSameMonth: (date, other) => monthCount(date) === monthCount(other),
    // The package requests `yyyy-MM-dd` and `yyyy-MM`, three times for every day.
    format: (date, pattern) => date.toISOString().slice(0, pattern.length),
  };
}

function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * dayMilliseconds);
}

function monthCount(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstOfMonth(count: number): Date {
  const date = new Date(0);
  // Not `Date.UTC`, which interprets the years 0-99 as 1900-1999.
  date.setUTCFullYear(Math.floor(count / 12), count % 12, 1);
  return date;
}
