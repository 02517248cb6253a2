import {
  firstDayOfPeriod,
  isoWeeks,
  lastDayOfPeriod,
  parseIsoPeriod,
  type PeriodUnit,
} from '../../core/dates/iso-period';
import { weekInfo } from '../../core/dates/week-info';
import { englishCalendarLabels as english, type CalendarLabels } from '../calendar';
import { dayNames } from '../calendar/parts';
import { daysOfWeek, periodName } from './period-names';

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

const weeksOf = ({ weekNumbers, locale = 'en' }: PeriodOptions) =>
  weekNumbers === 'local' ? weekInfo(locale) : isoWeeks;

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
