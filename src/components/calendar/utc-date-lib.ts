import type { DateLib } from 'react-day-picker';

const DAY_MS = 86_400_000;

/** Week of the epoch began on a Thursday: day 0 of the count has the weekday 4. */
const EPOCH_WEEKDAY = 4;

type UtcDateLib = Pick<
  DateLib,
  | 'today'
  | 'addDays'
  | 'addMonths'
  | 'differenceInCalendarDays'
  | 'differenceInCalendarMonths'
  | 'startOfMonth'
  | 'endOfMonth'
  | 'startOfWeek'
  | 'endOfWeek'
  | 'startOfDay'
  | 'getWeek'
  | 'isAfter'
  | 'isBefore'
  | 'isSameDay'
  | 'isSameMonth'
  | 'format'
>;

const libs = new Map<number, UtcDateLib>();

/**
 * Date functions for the engine that read and write UTC alone, so that the grid is the same in every
 * time zone, also where a zone skipped a day or changes its clock at midnight.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 */
export function utcDateLib(firstDay: number): UtcDateLib {
  const found = libs.get(firstDay);
  if (found) return found;
  const lib = makeUtcDateLib(firstDay % 7);
  libs.set(firstDay, lib);
  return lib;
}

function makeUtcDateLib(firstWeekday: number): UtcDateLib {
  const addDays = (date: Date, count: number) => new Date(date.getTime() + count * DAY_MS);
  const daysIntoWeek = (date: Date) => (date.getUTCDay() - firstWeekday + 7) % 7;
  return {
    today: () => new Date(0),
    addDays,
    addMonths,
    differenceInCalendarDays: (later, earlier) => dayCount(later) - dayCount(earlier),
    differenceInCalendarMonths: (later, earlier) => monthCount(later) - monthCount(earlier),
    startOfMonth: (date) => firstOfMonth(monthCount(date)),
    endOfMonth: (date) => addDays(firstOfMonth(monthCount(date) + 1), -1),
    startOfWeek: (date) => addDays(date, -daysIntoWeek(date)),
    endOfWeek: (date) => addDays(date, 6 - daysIntoWeek(date)),
    startOfDay: (date) => date,
    // The engine groups days into rows by this number and shows it nowhere: any count that changes
    // from row to row serves, and this one never meets its namesake of another year.
    getWeek: (date) => Math.floor((dayCount(date) + EPOCH_WEEKDAY - firstWeekday) / 7),
    isAfter: (date, other) => date.getTime() > other.getTime(),
    isBefore: (date, other) => date.getTime() < other.getTime(),
    isSameDay: (date, other) => dayCount(date) === dayCount(other),
    isSameMonth: (date, other) => monthCount(date) === monthCount(other),
    // The engine asks for `yyyy-MM-dd` and `yyyy-MM` only, three times for every day.
    format: (date, pattern) => date.toISOString().slice(0, pattern.length),
  };
}

function dayCount(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

function monthCount(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstOfMonth(count: number): Date {
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0-99 for 1900-1999.
  date.setUTCFullYear(Math.floor(count / 12), ((count % 12) + 12) % 12, 1);
  return date;
}

function addMonths(date: Date, count: number): Date {
  const month = monthCount(date) + count;
  const lastDay = new Date(firstOfMonth(month + 1).getTime() - DAY_MS).getUTCDate();
  const moved = firstOfMonth(month);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}
