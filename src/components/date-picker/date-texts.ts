import { dateFormat, numberFormat, pluralOf } from '../../internals/intl';
import { toUtcDate, type IsoDate } from '../../internals/iso-date';
import type { DatePickerLabels } from './labels';

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Date as the field shows it, in the locale's order with all four digits of the year. */
export function fieldText(date: IsoDate, locale: string): string {
  return dateFormat(locale, numeric).format(toUtcDate(date));
}

/** Date with its weekday and month in words: "Friday, April 3, 2026". */
export function fullText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { dateStyle: 'full' }).format(toUtcDate(date));
}

/** Date with its month in words: "April 3, 2026". */
export function longText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(toUtcDate(date));
}

/** Weekday in words. */
export function weekdayText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { weekday: 'long' }).format(toUtcDate(date));
}

/** Two dates with what they share said once: "Apr 3 – 9, 2026". */
export function rangeText(from: IsoDate, to: IsoDate, locale: string): string {
  const format = dateFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  return format.formatRange(toUtcDate(from), toUtcDate(to));
}

/** Order and separators of the field, such as `mm/dd/yyyy`. */
export function patternText(locale: string, labels: DatePickerLabels): string {
  const words: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: labels.dayPattern,
    month: labels.monthPattern,
    year: labels.yearPattern,
  };
  const parts = dateFormat(locale, numeric).formatToParts(0);
  return parts.map(({ type, value }) => words[type] ?? value).join('');
}

/** Day in words that no calendar has, such as 31 April; `year` where it matters. */
export function impossibleText(
  { day, month, year }: { day: number; month: number; year: number | null },
  locale: string,
): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: year === null ? undefined : 'numeric',
  });
  const first = new Date(Date.UTC(year ?? 2000, month - 1, 1));
  const parts = format.formatToParts(first);
  const number = numberFormat(locale).format(day);
  return parts.map(({ type, value }) => (type === 'day' ? number : value)).join('');
}

/** Number with its unit, in the locale's digits and plural. */
export function lengthText(
  count: number,
  unit: (number: string, plural: Intl.LDMLPluralRule) => string,
  locale: string,
): string {
  return unit(numberFormat(locale).format(count), pluralOf(locale, count));
}
