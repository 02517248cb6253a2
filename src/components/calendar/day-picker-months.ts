import { CalendarDay, CalendarMonth, CalendarWeek, DateLib } from 'react-day-picker';
import { toUtcDate } from '../../internals/iso-date';
import { firstDayOf, monthsBetween, type IsoMonth } from './months/month';
import { utcDateFunctions } from './utc-date-functions';

/** Rows of a month that no month overflows. */
const MOST_WEEKS = 6;

const libs = new Map<number, DateLib>();

/** The engine's date library, reading and writing UTC alone, for weeks that begin on `firstDay`. */
function utcDateLib(firstDay: number): DateLib {
  const found = libs.get(firstDay);
  if (found) return found;
  const lib = new DateLib({}, utcDateFunctions(firstDay));
  libs.set(firstDay, lib);
  return lib;
}

/**
 * Months, weeks and days of a calendar in the engine's own model.
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
