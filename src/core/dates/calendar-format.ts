import type { DateFormat } from '../locale/date-format';
import { localesOf } from '../locale/intl';

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
export function calendarFormat(
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
