/// <reference lib="es2022" />
import { cached } from '../cached';
import type { DateFormat } from '../locale/date-format';
import { localesOf } from '../locale/intl';
import { dayOfMonth, startOfMonth, type CalendarSystem } from './calendar-system';
import { dayMilliseconds, fromUtcDate, toUtcDate, type IsoDate } from './iso-date';

/** What `Intl` does not say about a calendar. */
interface CalendarDefinition {
  /** Identifier of the calendar for `Intl.DateTimeFormat`. */
  id: string;
  /** A year and its first day, from which the others are found. */
  newYear: { year: number; iso: IsoDate };
  /** Mean length of a year in days. */
  yearLength: number;
  /** Returns the number of months before a year, counted from the year 1. Default: twelve a year. */
  monthsBefore?: (year: number) => number;
  /** Position of the month that only leap years have. */
  leapMonth?: number;
  /** Whether years are those of eras, which dates in numbers then contain. */
  eras?: boolean;
  /** Returns a day or a year in the calendar's own numerals, or `null` for those of the locale. Default: `null`. */
  numeral?: (value: number, locale: string) => string | null;
  /** Returns typed text with numerals and years of eras as digits. Default: the text. */
  plainText?: (typed: string, locale: string) => string;
}

const firstDay = /* @__PURE__ */ dayNumber('0001-01-01');
const lastDay = /* @__PURE__ */ dayNumber('9999-12-31');

const same = (typed: string) => typed;

/**
 * Creates a calendar whose years and months are those that `Intl.DateTimeFormat` shows, so that the names of `Intl` always
 * fit the grid. A year is read once, with about fifteen dates.
 */
export function createCalendarSystem(definition: CalendarDefinition): CalendarSystem {
  const { id, newYear, yearLength, leapMonth = Infinity, eras = false } = definition;
  const { monthsBefore = (year: number) => (year - 1) * 12, plainText = same } = definition;
  const { numeral = () => null } = definition;
  const anchor = dayNumber(newYear.iso);
  const years = new Map<number, readonly number[]>();
  let format: Intl.DateTimeFormat | undefined;

  /** Returns the first day of the month of a day, and the name of that month. */
  const monthAt = (day: number) => {
    format ??= new Intl.DateTimeFormat('en-u-nu-latn', {
      calendar: id,
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
    });
    const parts = format.formatToParts(day * dayMilliseconds);
    const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    return { start: day - Number(read('day')) + 1, name: read('month') };
  };
  /** Returns the first day of a year: the first of its first month, less than a month from where the mean year begins. */
  const yearStart = (year: number) => {
    const firstMonth = monthAt(anchor).name;
    const here = monthAt(Math.round(anchor + (year - newYear.year) * yearLength));
    const near = [here, monthAt(here.start + 32), monthAt(here.start - 1)];
    return (near.find(({ name }) => name === firstMonth) ?? here).start;
  };
  /** Returns the first days of the months of a year, and of the next year. */
  const monthStarts = (year: number) =>
    cached(years, year, () => {
      const starts = [yearStart(year)];
      const count = monthsInYear(year);
      // 32 days after a month begins, the next one is running.
      while (starts.length <= count) starts.push(monthAt((starts.at(-1) ?? 0) + 32).start);
      return starts;
    });
  const monthsInYear = (year: number) => monthsBefore(year + 1) - monthsBefore(year);
  /** Returns the year of a day, or one beside it. */
  const meanYear = (day: number) => newYear.year + Math.floor((day - anchor) / yearLength);
  const startOf = (year: number, month: number) => {
    // Outside the ISO dates, any year will do.
    const existing = Math.min(Math.max(year, meanYear(firstDay) - 2), meanYear(lastDay) + 2);
    return monthStarts(existing)[month - 1] ?? 0;
  };
  const isCommon = (year: number) => monthsInYear(year) < 13;
  const codeOf = (year: number, month: number) =>
    isCommon(year) && month >= leapMonth ? month + 1 : month;
  const monthOfCode = (code: number, year: number) =>
    isCommon(year) && code > leapMonth ? code - 1 : code;
  /** Returns the date of the first day of a month; that of the first or last month of the years 1 to 9999 outside them. */
  const startWithin = (day: number) =>
    dateAt(day) ?? (day < 0 ? '0001-01-01' : startOfMonth('9999-12-31', system));

  const fieldsOf = (iso: IsoDate) => {
    const day = dayNumber(iso);
    let year = meanYear(day);
    if (day < startOf(year, 1)) year -= 1;
    else if (day >= startOf(year + 1, 1)) year += 1;
    const month = monthStarts(year).findLastIndex((start) => start <= day) + 1;
    return { year, month, day: day - startOf(year, month) + 1 };
  };
  const system: CalendarSystem = {
    id,
    hasEras: eras,
    fieldsOf,
    dateOf: ({ year, month, day }) => {
      if (month < 1 || month > monthsInYear(year) || day < 1) return null;
      const number = startOf(year, month) + day - 1;
      return number < startOf(year, month + 1) ? dateAt(number) : null;
    },
    monthsInYear,
    namedMonths: () =>
      // Leap years are at most three years apart.
      [0, 1, 2, 3].flatMap((later) => {
        const year = newYear.year + later;
        return Array.from({ length: monthsInYear(year) }, (_, index) => ({
          day: dateAt(startOf(year, index + 1)) ?? '',
          code: codeOf(year, index + 1),
        }));
      }),
    monthOfCode,
    hasGregorianYear: (iso, today) => {
      const thisYear = Number(today.slice(0, 4));
      const isFar = Math.abs(Number(iso.slice(0, 4)) - thisYear) > 300;
      return isFar && Math.abs(fieldsOf(iso).year - thisYear) <= 150;
    },
    plainText,
    dateFormat: (locale, options) => calendarFormat(locale, options, { id, eras, numeral }),
    monthNumber: (iso) => {
      const { year, month } = fieldsOf(iso);
      return monthsBefore(year) + month - 1;
    },
    monthStart: (number) => {
      // Leap months are distributed over nineteen years.
      let year = Math.floor((number * 19) / monthsBefore(20)) + 1;
      if (monthsBefore(year) > number) year -= 1;
      else if (monthsBefore(year + 1) <= number) year += 1;
      return startWithin(startOf(year, number - monthsBefore(year) + 1));
    },
    addYears: (iso, count) => {
      const fields = fieldsOf(iso);
      const year = fields.year + count;
      const month = monthOfCode(codeOf(fields.year, fields.month), year);
      return dayOfMonth(startWithin(startOf(year, month)), fields.day, system);
    },
  };
  return system;
}

function dayNumber(iso: IsoDate): number {
  return toUtcDate(iso).getTime() / dayMilliseconds;
}

function dateAt(day: number): IsoDate | null {
  return fromUtcDate(new Date(day * dayMilliseconds));
}

/** Calendar of a formatter. */
interface FormatCalendar {
  /** Identifier of the calendar for `Intl.DateTimeFormat`. */
  id: string;
  /** Whether a year is one of an era, which numbers alone do not say. */
  eras: boolean;
  /** Returns a day or a year in the calendar's own numerals, or `null` for those of the locale. */
  numeral: (value: number, locale: string) => string | null;
}

/** Returns a formatter of dates in UTC. */
const formatIn = (locale: string, calendar: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localesOf(locale), { ...options, calendar, timeZone: 'UTC' });

type Parts = readonly Intl.DateTimeFormatPart[];

const partOf = (parts: Parts, type: string) => parts.find((part) => part.type === type)?.value;

/**
 * Returns a date formatter in a calendar.
 *
 * `Intl` knows the names of months and the numerals of every calendar, but in many locales only a makeshift order for them, with
 * an era: "۱۴۰۴ اسفند ۱۰, یکشنبه" and "הג׳רה 1447 רמדאן". So dates whose month has a name of its own stand in the order
 * of Gregorian dates, without an era. Others have the era, because "1 March 2569" could be any calendar.
 */
function calendarFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  { id, eras, numeral }: FormatCalendar,
): DateFormat {
  const own = formatIn(locale, id, spelledOut(options));
  const gregorian = formatIn(locale, 'gregory', options);
  const numeric = isNumeric(options);
  const useOrder = !numeric && namesMonths(locale, id);

  const formatToParts = (date?: Date | number) => {
    const parts = own.formatToParts(date);
    if (numeric && !eras) return withoutEra(parts);
    if (!useOrder) return parts;
    return gregorian.formatToParts(date).map((part) => {
      if (part.type === 'literal') return part;
      const value = partOf(parts, part.type) ?? part.value;
      const isCounted = part.type === 'day' || part.type === 'year';
      return { ...part, value: (isCounted && numeral(Number(value), locale)) || value };
    });
  };
  const format = (date?: Date | number) =>
    formatToParts(date)
      .map(({ value }) => value)
      .join('');
  // The ranges of `Intl` repeat or lose eras.
  const formatRange = (from: Date | number, to: Date | number) => `${format(from)} – ${format(to)}`;
  return { format, formatToParts, formatRange, resolvedOptions: () => own.resolvedOptions() };
}

/** Returns the parts of the styles in words: the styles of a calendar have numerals that not every engine knows. */
function spelledOut({ dateStyle, ...options }: Intl.DateTimeFormatOptions) {
  const isSpelledOut = dateStyle === 'full' || dateStyle === 'long';
  // A style of the time cannot stand beside parts of the date.
  if (!isSpelledOut || options.timeStyle) return { ...options, dateStyle };
  const parts = { ...options, day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dateStyle === 'full' ? ({ ...parts, weekday: 'long' } as const) : parts;
}

function isNumeric({ month, dateStyle }: Intl.DateTimeFormatOptions): boolean {
  return month === 'numeric' || month === '2-digit' || dateStyle === 'short';
}

/** Whether months have names that no Gregorian month has. */
function namesMonths(locale: string, id: string): boolean {
  const nameIn = (calendar: string) =>
    partOf(formatIn(locale, calendar, { month: 'long' }).formatToParts(0), 'month') ?? '';
  const own = nameIn(id);
  return /\p{L}/u.test(own) && own !== nameIn('gregory');
}

/** Returns the parts without the era and the space beside it. */
function withoutEra(parts: Parts): Intl.DateTimeFormatPart[] {
  const at = parts.findIndex(({ type }) => type === 'era');
  if (at < 0) return [...parts];
  const beside = at === parts.length - 1 ? at - 1 : at + 1;
  return parts.filter(
    ({ type, value }, index) =>
      index !== at && !(index === beside && type === 'literal' && !value.trim()),
  );
}
