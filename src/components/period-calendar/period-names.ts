import type { IsoDate } from '../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  isoWeeks,
  lastDayOfPeriod,
  parseIsoPeriod,
  placeInYear,
  yearOfPeriod,
  type PeriodUnit,
  type WeekRule,
} from '../../core/dates/iso-period';
import { usableWeeks } from '../../core/dates/usable-periods';
import { englishCalendarLabels as english, type CalendarLabels } from '../calendar';
import {
  dayNames,
  monthTexts,
  type CalendarWords,
  type DayNames,
  type DayPart,
} from '../calendar/parts';
import { periodsOn } from './period-pages';

/** Formats the month of a page of weeks, or the year or years of another page: "2026", "2025 – 2027". */
export function pageTitle(page: number, unit: PeriodUnit, { names }: CalendarWords): string {
  if (unit === 'week') return names.month(firstDayOfPeriod(page, 'month'));
  const { first, last } = periodsOn(page, unit);
  const from = january(Math.max(1, yearOfPeriod(first, unit)));
  const to = january(Math.min(9999, yearOfPeriod(last, unit)));
  return from === to ? names.year(from) : names.years(from, to);
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
  const year = names.year(january(yearOfPeriod(period, unit, weeks)));
  if (unit === 'year') return { text: year, name: year };
  if (unit === 'month') return monthTexts(firstDayOfPeriod(period, unit), names);
  const number = names.number(place);
  if (unit === 'week') return { text: number, name: labels.inYear(labels.week(number), year) };
  const half = place === 1 ? labels.firstHalf : labels.secondHalf;
  const text = unit === 'half' ? half : labels.quarter(number);
  return { text, name: labels.inYear(text, year) };
}

/** Formats the days of a week: "March 30 – April 5, 2026". */
export function daysOfWeek(week: number, names: Pick<DayNames, 'range'>, weeks: WeekRule): string {
  return names.range(firstDayOfPeriod(week, 'week', weeks), lastDayOfPeriod(week, 'week', weeks));
}

function january(year: number): IsoDate {
  return firstDayOfPeriod(year, 'year');
}

/** Returns the accessible name of a cell: the period, its place in a range, and why it is unavailable. */
export function cellName(
  name: string,
  part: DayPart | undefined,
  refusal: string | false,
  { labels }: CalendarWords,
): string {
  return [
    name,
    part === 'start' && labels.firstPeriod,
    part === 'end' && labels.lastPeriod,
    refusal,
  ]
    .filter(Boolean)
    .join(labels.separator);
}

/** Options of {@link periodDays} and {@link formatPeriod}. */
export interface PeriodOptions {
  /** Length of the period. */
  unit: PeriodUnit;
  /** BCP 47 tag. Default: `en`. */
  locale?: string | undefined;
  /** Weeks: `iso` according to ISO 8601, `local` according to the region of the locale. Default: `iso`. */
  weekNumbers?: 'iso' | 'local' | undefined;
}

/** Options of {@link formatPeriod}. */
export interface FormatPeriodOptions extends PeriodOptions {
  /** Labels of a calendar in the locale's language. Default: the English ones. */
  labels?: CalendarLabels | undefined;
}

const weeksOf = ({ weekNumbers, locale = 'en' }: PeriodOptions) => usableWeeks(weekNumbers, locale);

/** Returns the first and the last day of a period, or `null` if it does not exist. */
export function periodDays(
  text: string,
  options: PeriodOptions,
): { from: string; to: string } | null {
  const { unit } = options;
  const weeks = weeksOf(options);
  const period = parseIsoPeriod(text, unit, weeks);
  if (period === null) return null;
  return {
    from: firstDayOfPeriod(period, unit, weeks),
    to: lastDayOfPeriod(period, unit, weeks),
  };
}

/** Returns the name of a period with its year: "Week 14 2026", "April 2026", "Q2 2026"; the text itself if it is none. */
export function formatPeriod(text: string, options: FormatPeriodOptions): string {
  const { unit, locale = 'en', labels = english } = options;
  const weeks = weeksOf(options);
  const period = parseIsoPeriod(text, unit, weeks);
  if (period === null) return text;
  const names = dayNames(locale);
  // Not the name of the cell, which contains the month as it stands alone.
  if (unit === 'month') return names.month(firstDayOfPeriod(period, unit));
  return periodName(period, unit, { labels, names }, weeks).name;
}

/**
 * Returns what a period contains: the days of a week, "March 30 – April 5, 2026", or the months of a quarter or a half,
 * "April – June 2026"; `undefined` for other units.
 */
export function periodContent(text: string, options: PeriodOptions): string | undefined {
  const { unit, locale = 'en' } = options;
  const weeks = weeksOf(options);
  const period = parseIsoPeriod(text, unit, weeks);
  if (period === null || unit === 'month' || unit === 'year') return undefined;
  const names = dayNames(locale);
  if (unit === 'week') return daysOfWeek(period, names, weeks);
  return names.months(firstDayOfPeriod(period, unit), lastDayOfPeriod(period, unit));
}
