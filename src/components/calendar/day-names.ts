import { cached } from '../../core/cached';
import { gregorian, type CalendarSystem } from '../../core/dates/calendar-system';
import { addDays, toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import { dateFormat, localeIn } from '../../core/locale/date-format';
import { numberFormat } from '../../core/locale/intl';
import type { CalendarLabels } from './words';

/** Labels, and the formats of dates and numbers. */
export interface CalendarWords {
  labels: CalendarLabels;
  names: DayNames;
}

/** Names of days, months and numbers in one locale. */
export type DayNames = ReturnType<typeof makeDayNames>;

/** Returns the visible text and the full name of the month of a day; the name contains the text. */
export function monthTexts(day: IsoDate, { monthName, month }: DayNames) {
  const text = monthName(day);
  const full = month(day);
  // A month may be inflected next to its year, as in Greek.
  return { text, name: full.includes(text) ? full : `${text}, ${full}` };
}

/** Returns why a cell is before the first available one or after the last; empty if it is between them. */
export function whyOutOfBounds<Cell extends number | string>(
  cell: Cell,
  { min, max }: { min: Cell | null; max: Cell | null },
  { labels }: CalendarWords,
  nameOf: (bound: Cell) => string,
): string {
  if (min !== null && cell < min) return labels.tooEarly(nameOf(min));
  return max !== null && cell > max ? labels.tooLate(nameOf(max)) : '';
}

const namesByLocale = new Map<string, DayNames>();

/** Returns the names for a locale in a calendar, cached. */
export function dayNames(locale: string, system = gregorian): DayNames {
  const tag = localeIn(locale, system);
  return cached(namesByLocale, tag, () => makeDayNames(tag, system));
}

function makeDayNames(locale: string, system: CalendarSystem) {
  // Not `dateStyle: 'full'`, which writes "09" in some locales where the grid shows "9".
  const full = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const short = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const caption = dateFormat(locale, { month: 'long', year: 'numeric' });
  const monthName = dateFormat(locale, { month: 'long' });
  const year = dateFormat(locale, { year: 'numeric' });
  const fullNames = new Map<IsoDate, string>();
  const plain = numberFormat(locale, { useGrouping: false });
  const [firstMonth] = system.namedMonths();
  const dayTexts = Array.from({ length: 31 }, (_, index) => {
    const text = plain.format(index + 1);
    if (system === gregorian || !firstMonth) return text;
    // Hebrew numerals are letters.
    const parts = short.formatToParts(toUtcDate(addDays(firstMonth.day, index)));
    const numeral = parts.find(({ type }) => type === 'day')?.value ?? '';
    return /\p{L}/u.test(numeral) ? numeral : text;
  });
  const dayText = (iso: IsoDate) => dayTexts[system.fieldsOf(iso).day - 1] ?? '';
  const fullName = (iso: IsoDate) => full.format(toUtcDate(iso));
  const sample = '2026-12-31';
  let weekdays: ReturnType<typeof weekdayNames> | undefined;
  const spoken = holdsNumber(fullName(sample), dayText(sample));
  return {
    /** BCP 47 tag of the locale, with its calendar. */
    locale,
    /** Calendar of the names. */
    system,
    /** Formats a number in the locale's numerals, without grouping. */
    number: (value: number) => plain.format(value),
    /**
     * Formats the number of hidden items, "+3", with its sign: in right-to-left text, a separate one would change sides.
     */
    more: (value: number) => numberFormat(locale, { signDisplay: 'always' }).format(value),
    /** Returns the visible text of a day: its number. */
    dayText,
    /** Returns the full name of a day, which contains its visible text as a word. */
    day: (iso: IsoDate) =>
      cached(fullNames, iso, () => (spoken ? '' : `${dayText(iso)}, `) + fullName(iso)),
    /** Formats day and month, with the year. */
    shortDay: (iso: IsoDate) => short.format(toUtcDate(iso)),
    /** Formats a range of days: "3 – 8 April 2026". */
    range: (from: IsoDate, to: IsoDate) => short.formatRange(toUtcDate(from), toUtcDate(to)),
    /** Formats the month and the year of a day. */
    month: (day: IsoDate) => caption.format(toUtcDate(day)),
    /** Formats the months from one day to another. */
    months: (from: IsoDate, to: IsoDate) => caption.formatRange(toUtcDate(from), toUtcDate(to)),
    /** Formats the year of a day. */
    year: (day: IsoDate) => year.format(toUtcDate(day)),
    /** Formats the years from one day to another. */
    years: (from: IsoDate, to: IsoDate) => year.formatRange(toUtcDate(from), toUtcDate(to)),
    /** Returns the name of the month of a day in its standalone form. */
    monthName: (day: IsoDate) => monthName.format(toUtcDate(day)),
    /** Returns the names of the weekdays from Monday: short enough for a column, and in full. */
    weekdays: () => (weekdays ??= weekdayNames(locale)),
  };
}

function weekdayNames(locale: string) {
  const inWidth = (width: 'narrow' | 'short' | 'long') => {
    const format = dateFormat(locale, { weekday: width });
    // January 5, 1970 was a Monday.
    return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(1970, 0, 5 + index)));
  };
  const short = inWidth('short');
  // Arabic and other languages have no short names, so use a single letter.
  const fits = short.every((name) => name.length <= 5);
  return { short: fits ? short : inWidth('narrow'), long: inWidth('long') };
}

/**
 * Whether the text contains the number as a word, which speech input requires: adjacent ideographs and Hangul
 * belong to other words. Not `Intl.Segmenter`, which may be available on a server and missing in a browser.
 */
function holdsNumber(text: string, number: string): boolean {
  const letter = '\\p{N}|(?![\\p{sc=Han}\\p{sc=Hang}])\\p{L}';
  return new RegExp(`(?<!${letter})${number}(?!${letter})`, 'u').test(text);
}
