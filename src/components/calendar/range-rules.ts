import { nextUnavailable, type AvailabilityCheck } from '../../core/dates/availability';
import { differenceInDays, type IsoDate } from '../../core/dates/iso-date';
import { usableDay } from '../../core/dates/usable-dates';
import type { LengthLimits } from '../../core/props/usable-limits';
import { checkRange } from '../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { DayPart } from './use-calendar-grid';

/** Range of days, both ends included. `to` is `null` while only the first day is selected. */
export interface DateRange {
  /** First day, `YYYY-MM-DD`. */
  from: string | null;
  /** Last day, `YYYY-MM-DD`. */
  to: string | null;
}

/** Range with both ends. */
export interface FullRange {
  /** First day, `YYYY-MM-DD`, or first period. */
  from: string;
  /** Last day, `YYYY-MM-DD`, or last period, included in the range. */
  to: string;
}

/** Reason why a day cannot end a range. */
type RangeProblem = 'too-short' | 'too-long' | 'crossing';

/** Returns the number of days in a range, both ends included. */
export function rangeLength(from: IsoDate, to: IsoDate): number {
  return Math.abs(differenceInDays(from, to)) + 1;
}

/** Returns a range of two days, the earlier first. */
export function rangeOf(a: IsoDate, b: IsoDate): FullRange {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}

/**
 * Returns the range after a press on a day or period. If a range of one is too short, pressing the first one again clears
 * it.
 */
export function rangeAfter(begun: string | null, at: string, min: number): DateRange | null {
  if (begun === null) return { from: at, to: null };
  return begun === at && min > 1 ? null : rangeOf(begun, at);
}

/** Returns the position of a day or period in the range; one end is enough. */
export function partOfRange(at: string, { from, to }: DateRange): DayPart | undefined {
  const first = from ?? to;
  const last = to ?? from;
  if (first === null || last === null || at < first || at > last) return undefined;
  if (first === last) return 'only';
  if (at === first) return 'start';
  return at === last ? 'end' : 'middle';
}

/**
 * Returns the nearest unavailable day before and after `from`, or `null`.
 * @param reach Number of days to search, at most ten years.
 */
export function nearestUnavailable(
  from: IsoDate,
  whyUnavailable: AvailabilityCheck,
  reach: number,
): { before: IsoDate | null; after: IsoDate | null } {
  return {
    before: nextUnavailable(from, -1, whyUnavailable, reach),
    after: nextUnavailable(from, 1, whyUnavailable, reach),
  };
}

/**
 * Whether two available days may be the ends of a range.
 * @param blocking Check of the days in between; without it, they may be unavailable.
 */
export function canLieBetween(
  a: IsoDate,
  b: IsoDate,
  { min, max }: LengthLimits,
  blocking: AvailabilityCheck | undefined,
): boolean {
  const length = rangeLength(a, b);
  if (length < min || length > max) return false;
  if (!blocking) return true;
  const { from, to } = rangeOf(a, b);
  const after = nextUnavailable(from, 1, blocking, length);
  return after === null || after > to;
}

/** Returns the reason why `day` cannot end a range that starts at `from`, or `null` if it can. */
export function rangeProblem(
  from: IsoDate,
  day: IsoDate,
  { min, max }: LengthLimits,
  walls: { before: IsoDate | null; after: IsoDate | null },
): RangeProblem | null {
  // Pressing the first day clears it, so it is always available.
  if (day === from) return null;
  if (walls.after !== null && day > walls.after) return 'crossing';
  if (walls.before !== null && day < walls.before) return 'crossing';
  const length = rangeLength(from, day);
  if (length < min) return 'too-short';
  return length > max ? 'too-long' : null;
}

/** Returns the range with ends that exist, the earlier first; anything else logs an error in development. */
export function usableRange(
  component: string,
  prop: string,
  range: DateRange | null,
  usableEnd = (name: string, end: string | null | undefined) => usableDay(component, name, end),
): DateRange {
  if (inDevelopment) checkRange(component, prop, range);
  const from = usableEnd(`${prop}.from`, range?.from);
  const to = usableEnd(`${prop}.to`, range?.to);
  if (from === null || to === null || from <= to) return { from, to };
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `runs from ${from} back to ${to}, so its ends are swapped. Pass the earlier one as \`from\`.`,
    );
  }
  return { from: to, to: from };
}

/** Whether two ranges contain the same days; `null` equals a range without days. */
export function isSameRange(a: DateRange | null, b: DateRange | null): boolean {
  return (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);
}
