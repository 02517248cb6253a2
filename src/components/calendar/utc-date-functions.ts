import type { DateLib } from 'react-day-picker';

const DAY_MS = 86_400_000;

/** Functions of the engine's date library that the month model asks for. */
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
 * Date functions for the engine that read and write UTC alone, so that the grid is the same in every
 * time zone, also where a zone skipped a day or changes its clock at midnight.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 */
export function utcDateFunctions(firstDay: number): UtcDateFunctions {
  return {
    addDays,
    addMonths: (date, count) => firstOfMonth(monthCount(date) + count),
    differenceInCalendarDays: (later, earlier) =>
      Math.round((later.getTime() - earlier.getTime()) / DAY_MS),
    endOfMonth: (date) => addDays(firstOfMonth(monthCount(date) + 1), -1),
    startOfWeek: (date) => addDays(date, -((date.getUTCDay() - firstDay + 7) % 7)),
    isSameMonth: (date, other) => monthCount(date) === monthCount(other),
    // The engine asks for `yyyy-MM-dd` and `yyyy-MM`, three times for every day.
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
