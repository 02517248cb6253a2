import type { DateLib } from 'react-day-picker';
import { cached } from '../../core/cached';
import { gregorian, addMonthsIn, endOfMonth, startOfMonth } from '../../core/dates/calendar-system';
import { dayMilliseconds, fromUtcDate, toUtcDate, type IsoDate } from '../../core/dates/iso-date';

/** Date that no calendar shows, for DayPicker's `today` while that is unknown: it would read the clock. */
export const noDate = new Date(-63_000_000_000_000);

const weekMilliseconds = 7 * dayMilliseconds;
/** January 5, 1970, a Monday. */
const firstMonday = 4 * dayMilliseconds;

const libs = new Map<string, Partial<DateLib>>();

/**
 * Returns the date functions that DayPicker calls, in UTC: its own use the local time zone, in which a day can be missing
 * (December 30, 2011 in Pacific/Apia) or start at one o'clock.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 * @param system Calendar of the months and years.
 */
export function utcDateLib(firstDay: number, system = gregorian): Partial<DateLib> {
  return cached(libs, `${system.id} ${firstDay}`, () => {
    const startOfWeek = (date: Date) => addDays(date, -((date.getUTCDay() - firstDay + 7) % 7));
    const monthOf = (date: Date) => {
      const iso = fromUtcDate(date);
      return iso === null ? null : system.monthNumber(iso);
    };
    const inSystem = (date: Date, change: (iso: IsoDate) => IsoDate) => {
      const iso = fromUtcDate(date);
      return iso === null ? date : toUtcDate(change(iso));
    };
    return {
      addDays,
      addMonths: (date, count) => inSystem(date, (iso) => addMonthsIn(iso, count, system)),
      startOfMonth: (date) => inSystem(date, (iso) => startOfMonth(iso, system)),
      endOfMonth: (date) => inSystem(date, (iso) => endOfMonth(iso, system)),
      startOfWeek,
      endOfWeek: (date) => addDays(startOfWeek(date), 6),
      startOfDay: (date) => date,
      isSameDay: (date, other) => date.getTime() === other.getTime(),
      isSameMonth: (date, other) => monthOf(date) === monthOf(other),
      differenceInCalendarDays: (later, earlier) =>
        Math.round((later.getTime() - earlier.getTime()) / dayMilliseconds),
      differenceInCalendarMonths: (later, earlier) =>
        (monthOf(later) ?? 0) - (monthOf(earlier) ?? 0),
      // DayPicker groups days into rows by the numbers of their weeks, which must differ.
      getWeek: (date) => Math.floor((startOfWeek(date).getTime() - firstMonday) / weekMilliseconds),
      // DayPicker requests `yyyy-MM-dd` and `yyyy-MM`, three times for every day.
      format: (date, pattern) => date.toISOString().slice(0, pattern.length),
    };
  });
}

function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * dayMilliseconds);
}
