import { isIsoDate, zeroPadded, type IsoDate } from '../../../internals/iso-date';
import type { KeyboardRow } from '../grid/keyboard-map';

/** Length of the periods to pick from. */
export type Granularity = 'month' | 'quarter' | 'year';

/** Periods of a year, and columns of the grid, by granularity. Every page shows twelve periods. */
export const periodScales: Readonly<Record<Granularity, { perYear: number; columns: number }>> = {
  month: { perYear: 12, columns: 3 },
  quarter: { perYear: 4, columns: 4 },
  year: { perYear: 1, columns: 3 },
};

/** Number of periods on a page: one year of months, three of quarters, twelve years. */
export const PAGE = 12;

const pattern = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;

/**
 * Number of the period since the year 0, or `null` where the text does not name one of this length.
 * @param text `YYYY-MM` for a month, `YYYY-Qn` for a quarter, `YYYY` for a year.
 */
export function parsePeriod(text: string, granularity: Granularity): number | null {
  const [, yearText, quarter, month] = pattern.exec(text) ?? [];
  const year = Number(yearText);
  if (!(year >= 1)) return null;
  if (granularity === 'year') return (quarter ?? month) ? null : year;
  if (granularity === 'quarter') return quarter ? year * 4 + Number(quarter) - 1 : null;
  const number = Number(month);
  return number >= 1 && number <= 12 ? year * 12 + number - 1 : null;
}

/** Text of a period: `YYYY-MM`, `YYYY-Qn` or `YYYY`. */
export function formatPeriod(period: number, granularity: Granularity): string {
  const year = zeroPadded(yearOfPeriod(period, granularity), 4);
  const place = placeInYear(period, granularity);
  if (granularity === 'year') return year;
  return granularity === 'quarter' ? `${year}-Q${place}` : `${year}-${zeroPadded(place, 2)}`;
}

/** Year that holds the period. */
export function yearOfPeriod(period: number, granularity: Granularity): number {
  return Math.floor(period / periodScales[granularity].perYear);
}

/** Place of the period in its year, counted from 1. */
export function placeInYear(period: number, granularity: Granularity): number {
  return (period % periodScales[granularity].perYear) + 1;
}

/** Period that holds the day. */
export function periodOfDay(day: IsoDate, granularity: Granularity): number {
  const { perYear } = periodScales[granularity];
  const month = Number(day.slice(5, 7)) - 1;
  return Number(day.slice(0, 4)) * perYear + Math.floor((month * perYear) / 12);
}

/** Period of a bound, given as a day or as a period of this length; `null` where it is neither. */
export function periodOfBound(text: string, granularity: Granularity): number | null {
  return isIsoDate(text) ? periodOfDay(text, granularity) : parsePeriod(text, granularity);
}

/** First period of the page that holds the period. */
export function pageStart(period: number): number {
  return Math.floor(period / PAGE) * PAGE;
}

/** First and last period that a grid can reach. */
export interface PeriodReach {
  first: number;
  last: number;
}

/** Pages between the bounds, whole, within the years 1 to 9999. */
export function reachOf(
  granularity: Granularity,
  min: number | null,
  max: number | null,
): PeriodReach {
  const { perYear } = periodScales[granularity];
  const first = Math.max(perYear, min === null ? 0 : pageStart(min));
  const end = 10_000 * perYear - 1;
  return { first, last: Math.min(end, max === null ? end : pageStart(max) + PAGE - 1) };
}

/** Period that a step leads to, stopped at the ends of the reach. */
export function stepFromPeriod(
  period: number,
  { step, by }: Pick<KeyboardRow, 'step' | 'by'>,
  columns: number,
  today: number | null,
  { first, last }: PeriodReach,
): number {
  const edge = (size: number) => period - (period % size) + (by < 0 ? 0 : size - 1);
  const targets: Record<KeyboardRow['step'], number> = {
    cell: period + by,
    row: period + by * columns,
    'row-edge': edge(columns),
    page: period + by * PAGE,
    volume: period + by * PAGE * 10,
    'page-edge': edge(PAGE),
    today: today ?? period,
    pick: period,
  };
  return Math.min(last, Math.max(first, targets[step]));
}
