import { addDays, type IsoDate } from '../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  isoWeeks,
  lastDayOfPeriod,
  periodOfDay,
  type PeriodUnit,
  type WeekRule,
} from '../../core/dates/iso-period';
import type { KeyboardRow } from '../calendar';
import { stepFromCell } from '../calendar/parts';

/**
 * Columns of the grid, and periods on a page, by unit: the months of one year, the quarters and halves of three years, or
 * twelve years. Weeks are the rows of a month.
 */
export const periodScales: Readonly<
  Record<Exclude<PeriodUnit, 'week'>, { columns: number; size: number }>
> = {
  month: { columns: 3, size: 12 },
  quarter: { columns: 4, size: 12 },
  half: { columns: 2, size: 6 },
  year: { columns: 3, size: 12 },
};

/** First and last period of a page or of a grid. */
export interface PeriodReach {
  first: number;
  last: number;
}

/** Returns the number of the page of a period; the page of a week is the month that contains its middle. */
export function pageOf(period: number, unit: PeriodUnit, weeks: WeekRule = isoWeeks): number {
  if (unit !== 'week') return Math.floor(period / periodScales[unit].size);
  return periodOfDay(addDays(firstDayOfPeriod(period, unit, weeks), 3), 'month');
}

/** Returns the number of the page that contains a day; for weeks, the number of its month. */
export function pageOfDay(day: IsoDate, unit: PeriodUnit): number {
  return unit === 'week' ? periodOfDay(day, 'month') : pageOf(periodOfDay(day, unit), unit);
}

/** Returns the first and last period of a page; a week may be on two. */
export function periodsOn(page: number, unit: PeriodUnit, weeks: WeekRule = isoWeeks): PeriodReach {
  if (unit !== 'week') {
    const { size } = periodScales[unit];
    return { first: page * size, last: (page + 1) * size - 1 };
  }
  return {
    first: periodOfDay(firstDayOfPeriod(page, 'month'), unit, weeks),
    last: periodOfDay(lastDayOfPeriod(page, 'month'), unit, weeks),
  };
}

/** Whether a page contains a period. */
export function isOnPage(
  period: number,
  page: number,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): boolean {
  const { first, last } = periodsOn(page, unit, weeks);
  return period >= first && period <= last;
}

/** Returns the periods of the years 1 to 9999. */
function allPeriods(unit: PeriodUnit, weeks: WeekRule): PeriodReach {
  return {
    first: periodOfDay('0001-01-07', unit, weeks),
    last: periodOfDay('9999-12-25', unit, weeks),
  };
}

/** Returns the pages between the bounds, within the years 1 to 9999. */
export function pagesBetween(
  min: number | null,
  max: number | null,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): PeriodReach {
  const { first, last } = allPeriods(unit, weeks);
  return {
    first: pageOf(min ?? first, unit, weeks),
    last: pageOf(max ?? last, unit, weeks),
  };
}

/** Returns complete pages between the bounds, within the years 1 to 9999. */
export function reachOf(
  min: number | null,
  max: number | null,
  unit: PeriodUnit,
  weeks: WeekRule = isoWeeks,
): PeriodReach {
  const { first, last } = allPeriods(unit, weeks);
  const pages = pagesBetween(min, max, unit, weeks);
  return {
    first: Math.max(first, periodsOn(pages.first, unit, weeks).first),
    last: Math.min(last, periodsOn(pages.last, unit, weeks).last),
  };
}

/** Returns the period after a step, clamped to the reach. Not for weeks. */
export function stepFromPeriod(
  period: number,
  row: Pick<KeyboardRow, 'step' | 'by'>,
  unit: Exclude<PeriodUnit, 'week'>,
  today: number | null,
  reach: PeriodReach,
): number {
  const { columns, size } = periodScales[unit];
  const page = { ...periodsOn(pageOf(period, unit), unit), columns, volume: 10 };
  return clamp(
    stepFromCell(period, row, page, today, (pages) => period + pages * size),
    reach,
  );
}

/** Returns the week after a step, clamped to the reach: a page is a month, a volume a year. */
export function stepFromWeek(
  week: number,
  { step, by }: Pick<KeyboardRow, 'step' | 'by'>,
  page: number,
  { today, reach, weeks }: { today: number | null; reach: PeriodReach; weeks: WeekRule },
): number {
  const { first, last } = periodsOn(page, 'week', weeks);
  // A week is a row, which has no edges of its own.
  const row = { step: step === 'rowEdge' ? ('pageEdge' as const) : step, by };
  const month = { first, last, columns: 1, volume: 12 };
  const inMonth = (months: number) => {
    const other = periodsOn(page + months, 'week', weeks);
    return Math.min(other.last, other.first + week - first);
  };
  return clamp(stepFromCell(week, row, month, today, inMonth), reach);
}

/** Returns the number nearest to a period, or a page, within the reach. */
export function clamp(period: number, { first, last }: PeriodReach): number {
  return Math.min(last, Math.max(first, period));
}
