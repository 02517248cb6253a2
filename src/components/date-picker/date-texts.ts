import { cached } from '../../core/cached';
import { toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import { dateFormat, gregorianLocale } from '../../core/locale/date-format';
import { listFormat, numberFormat, pluralOf } from '../../core/locale/intl';
import type { DateSummary } from './date-summary';
import type { DatePickerLabels } from './words';

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const short = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Returns a function that formats a date. */
const formatOf = (style: Intl.DateTimeFormatOptions) => (date: IsoDate, locale: string) =>
  dateFormat(locale, style).format(toUtcDate(date));

/** Formats a date for the field, in the order of the locale with a four-digit year. */
export const fieldText = formatOf(numeric);

/** Formats a date with weekday and month name: "Friday, April 3, 2026". */
const fullText = formatOf({ dateStyle: 'full' });

/** Formats a date below a calendar that shows its year: "Friday, April 3". */
export const dayText = formatOf({ weekday: 'short', month: 'short', day: 'numeric' });

/** Formats a date with month name: "April 3, 2026". */
export const longText = formatOf({ dateStyle: 'long' });

/** Formats a date with a short month name: "Apr 3, 2026". */
export const shortText = formatOf(short);

/** Formats a date with short names, for a narrow place: "Fri, Apr 3, 2026". */
export const presetText = formatOf({ ...short, weekday: 'short' });

/** Formats a date with weekday and month name, in another calendar also in the Gregorian one. */
export function echoText(date: IsoDate, locale: string): string {
  return inBoth(fullText(date, locale), longText(date, gregorianLocale(locale)), locale);
}

/** Formats a range without repetition, in another calendar also in the Gregorian one. */
export function echoRange(from: IsoDate, to: IsoDate, locale: string): string {
  const gregorian = rangeText(from, to, gregorianLocale(locale));
  return inBoth(rangeText(from, to, locale), gregorian, locale);
}

function inBoth(text: string, gregorian: string, locale: string): string {
  return gregorianLocale(locale) === locale ? text : `${text} (${gregorian})`;
}

/** Formats several dates: one in full, more as a list of short ones. */
export function listText(dates: readonly IsoDate[], locale: string): string {
  const [only] = dates;
  if (only !== undefined && dates.length === 1) return echoText(only, locale);
  return listFormat(locale, { type: 'unit' }).format(dates.map((date) => shortText(date, locale)));
}

/** Formats a range without repetition: "Apr 3 – 9, 2026". */
export function rangeText(from: IsoDate, to: IsoDate, locale: string): string {
  return dateFormat(locale, short).formatRange(toUtcDate(from), toUtcDate(to));
}

/** Returns a date or a range and its length as a sentence to announce. */
export function spokenSummary({ text, length }: DateSummary): string {
  return length === undefined ? text : `${text}, ${length}`;
}

const patterns = new Map<string, string>();

/** Returns the format of the field, such as `mm/dd/yyyy`, cached by locale and labels. */
export function patternText(locale: string, labels: DatePickerLabels): string {
  const { dayPattern: day, monthPattern: month, yearPattern: year } = labels;
  return cached(patterns, [locale, day, month, year].join(), () => {
    // Four digits are the Gregorian year.
    const words: Partial<Record<string, string>> = { day, month, year, era: '' };
    const parts = dateFormat(locale, numeric).formatToParts(0);
    const pattern = parts.map(({ type, value }) => words[type] ?? value).join('');
    return pattern.trim();
  });
}

/** Formats a number with its unit, in the digits and plural form of the locale. */
export function lengthText(
  count: number,
  unit: (number: string, plural: Intl.LDMLPluralRule) => string,
  locale: string,
): string {
  return unit(numberFormat(locale).format(count), pluralOf(locale, count));
}
