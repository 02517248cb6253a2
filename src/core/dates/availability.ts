import { usableList } from '../props/usable-list';
import { inDevelopment, reportProblem } from '../report-problem';
import { addDays, isIsoDate, weekdayOf, type IsoDate } from './iso-date';
import { guardedCheck } from './usable-dates';

/** Rule for unavailable days; a day must match every given condition. */
export interface UnavailableRule {
  /** Date, `YYYY-MM-DD`. */
  date?: string;
  /** First day of a period, `YYYY-MM-DD`; without `to`, the period has no end. */
  from?: string;
  /** Last day of a period, `YYYY-MM-DD`; without `from`, the period has no start. */
  to?: string;
  /** Day or days of the week, 1 (Monday) to 7 (Sunday). */
  weekday?: number | readonly number[];
  /** Reason, a short sentence without a period: "Closed on Sundays". */
  reason?: string;
}

/** Unavailable days, as data or as a function that returns `true` or a reason. */
export type Unavailable =
  | ReadonlyArray<string | UnavailableRule>
  | ((date: string) => boolean | string);

/** Checks a day: returns a reason, `true` without a reason, or `false` if the day is available. */
export type AvailabilityCheck = (iso: IsoDate) => string | boolean;

const nothing: AvailabilityCheck = () => false;

/**
 * Returns a check that looks up single dates and tests rules in order; the first match gives the reason.
 * Dates that do not exist log an error in development and are ignored.
 */
export function availabilityCheck(
  unavailable: Unavailable | undefined,
  component: string,
): AvailabilityCheck {
  if (unavailable === undefined) return nothing;
  if (typeof unavailable === 'function') return guardedCheck(component, unavailable);
  const dates = new Map<IsoDate, string | true>();
  const rules: UnavailableRule[] = [];
  for (const entry of usableList(component, 'unavailable', unavailable)) {
    const rule = typeof entry === 'string' ? { date: entry } : entry;
    if (!isUsable(rule, component)) continue;
    if (rule.date === undefined) rules.push(rule);
    else if (applies(rule, rule.date) && !dates.has(rule.date)) {
      dates.set(rule.date, rule.reason ?? true);
    }
  }
  return (iso) => {
    const known = dates.get(iso);
    if (known !== undefined) return known;
    const rule = rules.find((candidate) => applies(candidate, iso));
    return rule ? (rule.reason ?? true) : false;
  };
}

/** Ten years: limit of the search for the next unavailable day. */
const searchedDays = 3660;

/**
 * Returns the first unavailable day after (`1`) or before (`-1`) a day, or `null`.
 * @param reach Number of days to search, at most ten years.
 */
export function nextUnavailable(
  from: IsoDate,
  by: 1 | -1,
  whyUnavailable: AvailabilityCheck,
  reach: number,
): IsoDate | null {
  let day = from;
  for (let step = 0; step < Math.min(reach, searchedDays); step += 1) {
    day = addDays(day, by);
    if (whyUnavailable(day)) return day;
  }
  return null;
}

function applies({ from, to, weekday }: UnavailableRule, iso: IsoDate): boolean {
  if (from !== undefined && iso < from) return false;
  if (to !== undefined && iso > to) return false;
  if (weekday === undefined) return true;
  const day = weekdayOf(iso);
  return typeof weekday === 'number' ? weekday === day : weekday.includes(day);
}

function isUsable(rule: UnavailableRule, component: string): boolean {
  const { date, from, to, weekday } = rule;
  const wrong = [date, from, to].find((text) => text !== undefined && !isIsoDate(text));
  const backwards = from !== undefined && to !== undefined && from > to;
  const says = [date, from, to, weekday].some((condition) => condition !== undefined);
  if (wrong === undefined && !backwards && says) return true;
  // Production builds contain none of these texts.
  if (inDevelopment) {
    const problem = problemOf(rule, wrong);
    reportProblem(component, 'unavailable', `${problem}. The entry is ignored.`);
  }
  return false;
}

function problemOf({ from, to }: UnavailableRule, wrong: string | undefined): string {
  if (wrong !== undefined)
    return `contains "${wrong}", which is not a day in the format YYYY-MM-DD`;
  if (from === undefined || to === undefined) {
    return 'contains a rule without `date`, `from`, `to` or `weekday`';
  }
  return `contains a period from ${from} to ${to}, which ends before it begins`;
}
