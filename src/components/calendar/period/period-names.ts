import { dateFormat } from '../../../internals/intl';
import type { CalendarWords } from '../months/calendar-context';
import {
  formatPeriod,
  PAGE,
  periodScales,
  placeInYear,
  yearOfPeriod,
  type Granularity,
} from './period';

/** Formats a year. */
function yearText(year: number, locale: string): string {
  return dateFormat(locale, { year: 'numeric' }).format(january(year));
}

/** Formats the years of a page: "2026", "2025 – 2027". */
export function pageName(from: number, to: number, locale: string): string {
  if (from === to) return yearText(from, locale);
  return dateFormat(locale, { year: 'numeric' }).formatRange(january(from), january(to));
}

/** Formats the year or the years of the page that starts at a period. */
export function pageTitle(first: number, granularity: Granularity, locale: string): string {
  const { perYear } = periodScales[granularity];
  const from = Math.max(perYear, first);
  const to = Math.min(first + PAGE - 1, 10_000 * perYear - 1);
  return pageName(yearOfPeriod(from, granularity), yearOfPeriod(to, granularity), locale);
}

/** Returns the visible text and the full name of a period; the name contains the text. */
export function periodName(
  period: number,
  granularity: Granularity,
  { labels, names }: CalendarWords,
): { text: string; name: string } {
  const year = yearOfPeriod(period, granularity);
  const place = placeInYear(period, granularity);
  const written = yearText(year, names.locale);
  if (granularity === 'year') return { text: written, name: written };
  if (granularity === 'quarter') {
    const text = labels.quarter(names.number(place));
    return { text, name: `${text} ${written}` };
  }
  const text = names.monthList()[place - 1] ?? '';
  const full = names.month(formatPeriod(period, granularity));
  // A month may be inflected next to its year, as in Greek.
  return { text, name: full.includes(text) ? full : `${text}, ${full}` };
}

function january(year: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, 0, 1);
  return date;
}
