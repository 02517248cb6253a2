import { dateFormat, numberFormat, pluralOf } from '../../../internals/intl';
import { toUtcDate, type IsoDate } from '../../../internals/iso-date';
import type { MarkGroup } from './day-marks';
import { firstDayOf, type IsoMonth } from './month';

/** Names of days, months and numbers in one locale. */
export interface DayNames {
  /** BCP 47 tag of the names. */
  locale: string;
  /** Number in the locale's numerals, without grouping. */
  number: (value: number) => string;
  /** Number of things that are not shown, as "+3". */
  more: (value: number) => string;
  /** Visible text of a day: its number. */
  dayText: (iso: IsoDate) => string;
  /** Full name of a day, which contains its visible text as a word. */
  day: (iso: IsoDate) => string;
  /** Day and month, with the year. */
  shortDay: (iso: IsoDate) => string;
  /** Two days as one text: "3 – 8 April 2026". */
  range: (from: IsoDate, to: IsoDate) => string;
  /** Month and year. */
  month: (month: IsoMonth) => string;
  /** Months from the first to the last as one text. */
  months: (from: IsoMonth, to: IsoMonth) => string;
  /** Names of the twelve months as they stand alone. */
  monthList: () => readonly string[];
  /** Whether the year is written before the month. */
  yearFirst: () => boolean;
  /** Names of the weekdays from Monday: as short as a column is wide, and in full. */
  weekdays: () => { short: readonly string[]; long: readonly string[] };
  /** Labels of the marks of a day, counted. */
  mark: (group: MarkGroup, repeated: (count: string, label: string) => string) => string;
}

const made = new Map<string, DayNames>();

/** Names in the locale, made once. */
export function dayNames(locale: string): DayNames {
  const found = made.get(locale);
  if (found) return found;
  const names = makeDayNames(locale);
  made.set(locale, names);
  return names;
}

function makeDayNames(locale: string): DayNames {
  // Not `dateStyle: 'full'`: it writes "09" in some locales where the grid shows "9".
  const full = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const short = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const caption = dateFormat(locale, { month: 'long', year: 'numeric' });
  const plain = numberFormat(locale, { useGrouping: false });
  const dayTexts = Array.from({ length: 31 }, (_, index) => plain.format(index + 1));
  const dayText = (iso: IsoDate) => dayTexts[Number(iso.slice(8)) - 1] ?? '';
  const fullName = (iso: IsoDate) => full.format(toUtcDate(iso));
  const sample = '2026-12-31';
  const spoken = holdsNumber(fullName(sample), dayText(sample));
  return {
    locale,
    number: (value) => plain.format(value),
    // The sign with the number: a "+" alone changes sides where the text runs from right to left.
    more: (value) => numberFormat(locale, { signDisplay: 'always' }).format(value),
    dayText,
    day: (iso) => (spoken ? fullName(iso) : `${dayText(iso)}, ${fullName(iso)}`),
    shortDay: (iso) => short.format(toUtcDate(iso)),
    range: (from, to) => short.formatRange(toUtcDate(from), toUtcDate(to)),
    month: (month) => caption.format(utcMonth(month)),
    months: (from, to) => caption.formatRange(utcMonth(from), utcMonth(to)),
    monthList: () => {
      const name = dateFormat(locale, { month: 'long' });
      return Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2026, index)));
    },
    yearFirst: () => {
      const parts = caption.formatToParts(0).map(({ type }) => type);
      return parts.indexOf('year') < parts.indexOf('month');
    },
    weekdays: () => {
      const inWidth = (width: 'narrow' | 'short' | 'long') => {
        const format = dateFormat(locale, { weekday: width });
        // 5 January 1970 was a Monday.
        return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(1970, 0, 5 + index)));
      };
      const short = inWidth('short');
      // Arabic and others have no short names: a letter fits where a word does not.
      const fits = short.every((name) => name.length <= 5);
      return { short: fits ? short : inWidth('narrow'), long: inWidth('long') };
    },
    mark: ({ label, count }, repeated) => {
      const number = plain.format(count);
      if (typeof label === 'string') return count === 1 ? label : repeated(number, label);
      const form = label[pluralOf(locale, count)] ?? label.other ?? '';
      return form.replace('#', number);
    },
  };
}

function utcMonth(month: IsoMonth): Date {
  return toUtcDate(firstDayOf(month));
}

/**
 * Whether the text holds the number as a word, as speech input looks for it: ideographs and Hangul beside it belong
 * to other words. Not `Intl.Segmenter`, which a server may have and a browser lack.
 */
function holdsNumber(text: string, number: string): boolean {
  const letter = '\\p{N}|(?![\\p{sc=Han}\\p{sc=Hang}])\\p{L}';
  return new RegExp(`(?<!${letter})${number}(?!${letter})`, 'u').test(text);
}
