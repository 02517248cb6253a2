/*
 * The one file that uses react-day-picker. The package's `DateLib`, `CalendarMonth`, `CalendarWeek` and `CalendarDay`
 * make and hold the months, weeks and days that every calendar of days draws.
 *
 * Its `DayPicker` component is replaced. It hides the weekdays from assistive technology, makes each month's caption
 * a live region and the buttons a landmark, disables unavailable days so that keys cannot reach their reasons, puts
 * `style` attributes into server markup and reads the clock while rendering. With every element, label, key and rule
 * replaced by ours, it added 10 kB and did nothing; calendar-engine.play.stories.tsx holds each of these points.
 *
 * Its date functions are replaced by UTC ones: they read the local time zone, in which a day can be missing (30
 * December 2011 in Pacific/Apia) or begin at one o'clock; the zone projects of the unit tests hold this.
 */
import { CalendarDay, CalendarMonth, CalendarWeek, DateLib } from 'react-day-picker';
import { toUtcDate } from '../../internals/iso-date';
import { firstDayOf, monthsBetween, type IsoMonth } from './months/month';

export type { CalendarDay, CalendarMonth } from 'react-day-picker';

const DAY_MS = 86_400_000;

/** Rows of a month that no month overflows. */
const MOST_WEEKS = 6;

const libs = new Map<number, DateLib>();

/** The package's date library for weeks that begin on `firstDay`. */
function utcDateLib(firstDay: number): DateLib {
  const found = libs.get(firstDay);
  if (found) return found;
  const lib = new DateLib({}, utcDateFunctions(firstDay));
  libs.set(firstDay, lib);
  return lib;
}

/**
 * Months of a calendar with their weeks and days.
 * @param first First month, `YYYY-MM`.
 * @param count Number of months; fewer where the calendar of ISO dates ends.
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
  const rows = fixedWeeks ? MOST_WEEKS : Math.ceil(days / 7);
  return Array.from({ length: rows }, (_, row) => {
    const week = Array.from(
      { length: 7 },
      (_, column) => new CalendarDay(lib.addDays(from, row * 7 + column), month, lib),
    );
    return new CalendarWeek(row, week);
  });
}

/** Functions of the package's date library that its months ask for. */
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
 * Date functions that read and write UTC alone, so that the months are the same in every time zone, also where a
 * zone skipped a day or changes its clock at midnight.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 */
function utcDateFunctions(firstDay: number): UtcDateFunctions {
  return {
    addDays,
    addMonths: (date, count) => firstOfMonth(monthCount(date) + count),
    differenceInCalendarDays: (later, earlier) =>
      Math.round((later.getTime() - earlier.getTime()) / DAY_MS),
    endOfMonth: (date) => addDays(firstOfMonth(monthCount(date) + 1), -1),
    startOfWeek: (date) => addDays(date, -((date.getUTCDay() - firstDay + 7) % 7)),
    isSameMonth: (date, other) => monthCount(date) === monthCount(other),
    // The package asks for `yyyy-MM-dd` and `yyyy-MM`, three times for every day.
    format: (date, pattern) => date.toISOString().slice(0, pattern.length),
  };
}

function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * DAY_MS);
}

function monthCount(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstOfMonth(count: number): Date {
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0-99 for 1900-1999.
  date.setUTCFullYear(Math.floor(count / 12), count % 12, 1);
  return date;
}
