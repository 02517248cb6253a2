import { isIsoDate, zeroPadded, type IsoDate } from '../../../internals/dates/iso-date';
import type { KeyboardRow } from '../grid/keyboard-map';

/** Length of the periods. */
export type Granularity = 'month' | 'quarter' | 'year';

/** Periods per year, and columns of the grid, by granularity. Every page shows twelve periods. */
export const periodScales: Readonly<Record<Granularity, { perYear: number; columns: number }>> = {
  month: { perYear: 12, columns: 3 },
  quarter: { perYear: 4, columns: 4 },
  year: { perYear: 1, columns: 3 },
};

/** Number of periods on a page: the months of one year, the quarters of three years, or twelve years. */
export const PAGE = 12;

const pattern = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/;

/**
 * Returns the number of a period since the year 0, or `null` if the text has another form.
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

/** Formats a period as `YYYY-MM`, `YYYY-Qn` or `YYYY`. */
export function formatPeriod(period: number, granularity: Granularity): string {
  const year = zeroPadded(yearOfPeriod(period, granularity), 4);
  const place = placeInYear(period, granularity);
  if (granularity === 'year') return year;
  return granularity === 'quarter' ? `${year}-Q${place}` : `${year}-${zeroPadded(place, 2)}`;
}

/** Returns the year of a period. */
export function yearOfPeriod(period: number, granularity: Granularity): number {
  return Math.floor(period / periodScales[granularity].perYear);
}

/** Returns the position of a period in its year, from 1. */
export function placeInYear(period: number, granularity: Granularity): number {
  return (period % periodScales[granularity].perYear) + 1;
}

/** Returns the period of a day. */
export function periodOfDay(day: IsoDate, granularity: Granularity): number {
  const { perYear } = periodScales[granularity];
  const month = Number(day.slice(5, 7)) - 1;
  return Number(day.slice(0, 4)) * perYear + Math.floor((month * perYear) / 12);
}

/** Returns the period of a bound, which is a day or a period; `null` if it is neither. */
export function periodOfBound(text: string, granularity: Granularity): number | null {
  return isIsoDate(text) ? periodOfDay(text, granularity) : parsePeriod(text, granularity);
}

/** Returns the first period of a period's page. */
export function pageStart(period: number): number {
  return Math.floor(period / PAGE) * PAGE;
}

/** First and last period of a grid. */
export interface PeriodReach {
  first: number;
  last: number;
}

/** Returns complete pages between the bounds, within the years 1 to 9999. */
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

/** Returns the period after a step, clamped to the reach. */
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
