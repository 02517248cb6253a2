import { toUtcDate } from '../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  isoWeeks,
  lastDayOfPeriod,
  placeInYear,
  yearOfPeriod,
  type PeriodUnit,
  type WeekRule,
} from '../../core/dates/iso-period';
import { dateFormat } from '../../core/locale/date-format';
import type { CalendarWords, DayNames, DayPart } from '../calendar/parts';
import { periodsOn } from './period-pages';

/** Formats a year. */
export function yearText(year: number, locale: string): string {
  return dateFormat(locale, { year: 'numeric' }).format(january(year));
}

/** Formats the month of a page of weeks, or the year or years of another page: "2026", "2025 – 2027". */
export function pageTitle(page: number, unit: PeriodUnit, { names }: CalendarWords): string {
  if (unit === 'week') return names.month(firstDayOfPeriod(page, 'month'));
  const { first, last } = periodsOn(page, unit);
  const from = Math.max(1, yearOfPeriod(first, unit));
  const to = Math.min(9999, yearOfPeriod(last, unit));
  if (from === to) return yearText(from, names.locale);
  const format = dateFormat(names.locale, { year: 'numeric' });
  return format.formatRange(january(from), january(to));
}

/** Returns the visible text and the full name of a period; the name contains the text. */
export function periodName(
  period: number,
  unit: PeriodUnit,
  words: CalendarWords,
  weeks: WeekRule = isoWeeks,
): { text: string; name: string } {
  const { labels, names } = words;
  const place = placeInYear(period, unit, weeks);
  const year = yearText(yearOfPeriod(period, unit, weeks), names.locale);
  if (unit === 'year') return { text: year, name: year };
  if (unit === 'month') {
    const day = firstDayOfPeriod(period, unit);
    const text = names.monthName(day);
    const full = names.month(day);
    // A month may be inflected next to its year, as in Greek.
    return { text, name: full.includes(text) ? full : `${text}, ${full}` };
  }
  const number = names.number(place);
  if (unit === 'week') return { text: number, name: labels.inYear(labels.week(number), year) };
  const half = place === 1 ? labels.firstHalf : labels.secondHalf;
  const text = unit === 'half' ? half : labels.quarter(number);
  return { text, name: labels.inYear(text, year) };
}

/** Returns why a period is before the first available one or after the last, or `false`. */
export function outOfBounds(
  period: number,
  { min, max }: { min: number | null; max: number | null },
  { unit, words, weeks }: { unit: PeriodUnit; words: CalendarWords; weeks: WeekRule },
): string | false {
  const nameOf = (bound: number) => periodName(bound, unit, words, weeks).name;
  if (min !== null && period < min) return words.labels.tooEarly(nameOf(min));
  return max !== null && period > max && words.labels.tooLate(nameOf(max));
}

/** Formats the days of a week: "March 30 – April 5, 2026". */
export function daysOfWeek(week: number, names: Pick<DayNames, 'range'>, weeks: WeekRule): string {
  return names.range(firstDayOfPeriod(week, 'week', weeks), lastDayOfPeriod(week, 'week', weeks));
}

function january(year: number): Date {
  return toUtcDate(firstDayOfPeriod(year, 'year'));
}

/** Returns the accessible name of a cell: the period, its place in a range, and why it is unavailable. */
export function cellName(
  name: string,
  part: DayPart | undefined,
  refusal: string | boolean,
  { labels }: CalendarWords,
): string {
  return [
    name,
    part === 'start' && labels.firstPeriod,
    part === 'end' && labels.lastPeriod,
    refusal === true ? labels.unavailable : refusal,
  ]
    .filter(Boolean)
    .join(labels.separator);
}
