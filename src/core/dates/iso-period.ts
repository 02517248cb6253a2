import {
  addDays,
  addMonths,
  differenceInDays,
  isIsoDate,
  zeroPadded,
  type IsoDate,
} from './iso-date';

/** Length of a period. */
export type PeriodUnit = 'week' | 'month' | 'quarter' | 'half' | 'year';

/** Rule for the weeks of a year. */
export interface WeekRule {
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  /** Minimum number of days in the first week of a year. */
  minimalDays: number;
}

/** Weeks of ISO 8601. */
export const isoWeeks: WeekRule = { firstDay: 1, minimalDays: 4 };

/** Periods per year, by unit; a year has 52 or 53 weeks. */
const perYear: Readonly<Record<Exclude<PeriodUnit, 'week'>, number>> = {
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
};

const firstDate = '0001-01-01';
const patterns: Readonly<Record<PeriodUnit, RegExp>> = {
  week: /^(\d{4})-W(\d{2})$/,
  month: /^(\d{4})-(\d{2})$/,
  quarter: /^(\d{4})-Q(\d)$/,
  half: /^(\d{4})-H(\d)$/,
  year: /^(\d{4})$/,
};
const letters = { week: 'W', month: '', quarter: 'Q', half: 'H' } as const;

/**
 * Returns the number of a period, counted from the year 0, or from the first week of the year 1 for weeks; `null` if the
 * text has another form or the period does not exist.
 * @param text `YYYY-Www` for a week, `YYYY-MM` for a month, `YYYY-Qn` for a quarter, `YYYY-Hn` for a half, `YYYY` for a year.
 */
export function parseIsoPeriod(
  text: string,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): number | null {
  // Callers without type checks may pass other values.
  const pattern: RegExp | undefined = patterns[unit];
  const match = typeof text === 'string' ? pattern?.exec(text) : null;
  if (!match) return null;
  const [, year, place = '1'] = match;
  return periodInYear(Number(year), Number(place), unit, weeks);
}

/** Returns the number of a period by its year and its position in it, from 1; `null` if it does not exist. */
export function periodInYear(
  year: number,
  place: number,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): number | null {
  if (year < 1 || year > 9999 || place < 1) return null;
  if (unit !== 'week') return place > perYear[unit] ? null : year * perYear[unit] + place - 1;
  const period = firstWeekOf(year, weeks) + place - 1;
  return yearOfPeriod(period, unit, weeks) === year ? period : null;
}

/** Formats a period as `YYYY-Www`, `YYYY-MM`, `YYYY-Qn`, `YYYY-Hn` or `YYYY`. */
export function formatIsoPeriod(
  period: number,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): string {
  const year = zeroPadded(yearOfPeriod(period, unit, weeks), 4);
  if (unit === 'year') return year;
  const place = placeInYear(period, unit, weeks);
  const digits = unit === 'week' || unit === 'month' ? 2 : 1;
  return `${year}-${letters[unit]}${zeroPadded(place, digits)}`;
}

/** Returns the year of a period; a week belongs to the year that numbers it. */
export function yearOfPeriod(period: number, unit: PeriodUnit, weeks: WeekRule = isoWeeks): number {
  if (unit !== 'week') return Math.floor(period / perYear[unit]);
  return Number(addDays(firstDayOfPeriod(period, unit, weeks), 7 - weeks.minimalDays).slice(0, 4));
}

/** Returns the position of a period in its year, from 1. */
export function placeInYear(period: number, unit: PeriodUnit, weeks: WeekRule = isoWeeks): number {
  if (unit !== 'week') return (period % perYear[unit]) + 1;
  return period - firstWeekOf(yearOfPeriod(period, unit, weeks), weeks) + 1;
}

/** Returns the period of a day. */
export function periodOfDay(day: IsoDate, unit: PeriodUnit, weeks: WeekRule = isoWeeks): number {
  if (unit === 'week') {
    return Math.floor((differenceInDays(firstDate, day) + 8 - weeks.firstDay) / 7);
  }
  const month = Number(day.slice(5, 7)) - 1;
  return Number(day.slice(0, 4)) * perYear[unit] + Math.floor((month * perYear[unit]) / 12);
}

/** Returns the period of a bound, which is a day or a period; `null` if it is neither. */
export function periodOfBound(
  text: string,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): number | null {
  return isIsoDate(text) ? periodOfDay(text, unit, weeks) : parseIsoPeriod(text, unit, weeks);
}

/** Returns the first day of a period, within the years 1 to 9999. */
export function firstDayOfPeriod(
  period: number,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): IsoDate {
  if (unit === 'week') return addDays(firstDate, period * 7 + weeks.firstDay - 8);
  return addMonths(firstDate, (period * 12) / perYear[unit] - 12);
}

/** Returns the last day of a period, within the years 1 to 9999. */
export function lastDayOfPeriod(
  period: number,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): IsoDate {
  if (unit === 'week') return addDays(firstDayOfPeriod(period, unit, weeks), 6);
  const next = firstDayOfPeriod(period + 1, unit);
  // The years end there, so no period follows.
  return next === '9999-12-31' ? next : addDays(next, -1);
}

/** Returns the first week of a year. */
function firstWeekOf(year: number, weeks: WeekRule): number {
  return periodOfDay(`${zeroPadded(year, 4)}-01-0${weeks.minimalDays}`, 'week', weeks);
}
