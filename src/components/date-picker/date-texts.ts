import { dateFormat, numberFormat, pluralOf } from '../../internals/intl';
import { toUtcDate, type IsoDate } from '../../internals/iso-date';
import type { DatePickerLabels } from '../../languages/language';

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Date as the field shows it, in the locale's order with all four digits of the year. */
export function fieldText(date: IsoDate, locale: string): string {
  return dateFormat(locale, numeric).format(toUtcDate(date));
}

/** Date with weekday and month name: "Friday, April 3, 2026". */
export function fullText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { dateStyle: 'full' }).format(toUtcDate(date));
}

/** Date below a calendar that shows its year: "Friday, April 3". */
export function dayText(date: IsoDate, locale: string): string {
  const format = dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return format.format(toUtcDate(date));
}

/** Date with month name: "April 3, 2026". */
export function longText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(toUtcDate(date));
}

/** Two dates with what they share written once: "Apr 3 – 9, 2026". */
export function rangeText(from: IsoDate, to: IsoDate, locale: string): string {
  const format = dateFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  return format.formatRange(toUtcDate(from), toUtcDate(to));
}

const patterns = new Map<string, string>();

/** Order and separators of the field, such as `mm/dd/yyyy`, worked out once per locale and words. */
export function patternText(locale: string, labels: DatePickerLabels): string {
  const words: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: labels.dayPattern,
    month: labels.monthPattern,
    year: labels.yearPattern,
  };
  const key = locale + JSON.stringify(words);
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const parts = dateFormat(locale, numeric).formatToParts(0);
  const pattern = parts.map(({ type, value }) => words[type] ?? value).join('');
  patterns.set(key, pattern);
  return pattern;
}

/** Number with its unit, in the locale's digits and plural. */
export function lengthText(
  count: number,
  unit: (number: string, plural: Intl.LDMLPluralRule) => string,
  locale: string,
): string {
  return unit(numberFormat(locale).format(count), pluralOf(locale, count));
}
