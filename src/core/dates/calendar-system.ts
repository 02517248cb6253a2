import { dateFormat, type DateFormat } from '../locale/date-format';
import {
  addDays,
  addYears,
  formatIsoDate,
  isIsoDate,
  parseIsoDate,
  zeroPadded,
  type IsoDate,
} from './iso-date';

/** Date in a calendar: its year, the position of its month in that year from 1, and the day of the month. */
export interface CalendarFields {
  /** Year, counted on through all eras: the years of eras are only written and read. */
  year: number;
  /** Position of the month in the year, 1 to 13. A month after a leap month is one position later. */
  month: number;
  day: number;
}

/**
 * Calendar in which dates are shown and typed. Dates stay ISO dates, `YYYY-MM-DD`. Its functions never throw for
 * existing dates, and clamp what they return to the years 1 to 9999 of the Gregorian calendar.
 */
export interface CalendarSystem {
  /** Identifier of the calendar for `Intl.DateTimeFormat`, such as `persian`. */
  readonly id: string;
  /** Whether years are those of eras: a year without an era then has four digits. */
  readonly hasEras?: boolean;
  /** Returns the fields of a date. */
  fieldsOf: (iso: IsoDate) => CalendarFields;
  /** Returns the date of fields; `null` if there is no such day. */
  dateOf: (fields: CalendarFields) => IsoDate | null;
  /** Returns the number of months of a year. */
  monthsInYear: (year: number) => number;
  /**
   * Returns a day in each month that has a name of its own, with the code of the month: its position in years with a
   * leap month. A month may be returned more than once.
   */
  namedMonths: () => ReadonlyArray<{ day: IsoDate; code: number }>;
  /** Returns the position in a year of the month with a code; in a common year, that of the month without the leap month. */
  monthOfCode: (code: number, year: number) => number;
  /** Returns the number of the month of a date. Consecutive months have consecutive numbers. */
  monthNumber: (iso: IsoDate) => number;
  /** Returns the first day of a month by its number. */
  monthStart: (number: number) => IsoDate;
  /** Whether a date is centuries away because its year is one of the Gregorian calendar near today: 2026 beside 1447 or 2569. */
  hasGregorianYear?: (iso: IsoDate, today: IsoDate) => boolean;
  /** Returns typed text with the calendar's own numerals and its years of eras as digits. */
  plainText: (typed: string, locale: string) => string;
  /** Returns a formatter of dates in the calendar. */
  dateFormat: (locale: string, options: Intl.DateTimeFormatOptions) => DateFormat;
  /** Adds `count` years: to the same month of that year, the day clamped to its end. */
  addYears: (iso: IsoDate, count: number) => IsoDate;
}

const months = Array.from({ length: 12 }, (_, index) => ({
  day: formatIsoDate({ year: 2026, month: index + 1, day: 3 }),
  code: index + 1,
}));

/** Gregorian calendar. */
export const gregorian: CalendarSystem = {
  id: 'gregory',
  fieldsOf: (iso) => {
    const fields = parseIsoDate(iso);
    if (fields === null) throw new RangeError(`"${iso}" is not a date in the format YYYY-MM-DD.`);
    return fields;
  },
  dateOf: (fields) => {
    const iso = formatIsoDate(fields);
    return isIsoDate(iso) ? iso : null;
  },
  monthsInYear: () => 12,
  namedMonths: () => months,
  monthOfCode: (code) => code,
  monthNumber: (iso) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1,
  monthStart: (number) => {
    if (number < 12) return '0001-01-01';
    if (number >= 120_000) return '9999-12-01';
    return `${zeroPadded(Math.floor(number / 12), 4)}-${zeroPadded((number % 12) + 1, 2)}-01`;
  },
  plainText: (typed) => typed,
  dateFormat,
  addYears,
};

/** Returns the first day of the month of a date. */
export function startOfMonth(iso: IsoDate, system: CalendarSystem): IsoDate {
  return system.monthStart(system.monthNumber(iso));
}

/** Returns the last day of the month of a date. */
export function endOfMonth(iso: IsoDate, system: CalendarSystem): IsoDate {
  const next = system.monthStart(system.monthNumber(iso) + 1);
  // There is no next month at the end of the years 1 to 9999.
  return next > iso ? addDays(next, -1) : '9999-12-31';
}

/** Adds `count` months; the day is clamped to the end of a shorter month. */
export function addMonthsIn(iso: IsoDate, count: number, system: CalendarSystem): IsoDate {
  const first = system.monthStart(system.monthNumber(iso) + count);
  return dayOfMonth(first, system.fieldsOf(iso).day, system);
}

/**
 * Returns a day of the month that starts with `first`, clamped to its end. The month of 0001-01-01 may have started
 * earlier; its first day is then that date.
 */
export function dayOfMonth(first: IsoDate, day: number, system: CalendarSystem): IsoDate {
  const moved = addDays(first, Math.max(day - system.fieldsOf(first).day, 0));
  const last = endOfMonth(first, system);
  return moved < last ? moved : last;
}

/** Returns the calendar, or none if it is something else. */
export function usableSystem(system?: CalendarSystem) {
  return typeof system?.dateFormat === 'function' ? system : undefined;
}
