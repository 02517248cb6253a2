import { addDays, daysBetween, type IsoDate } from '../../internals/iso-date';
import { isUnavailable, type DateRules, type ValueProblem } from './judge-date';

/** Limits of a range beside those of its days. */
export interface RangeRules extends DateRules {
  /** Least number of days, both ends counted. */
  minDays: number;
  /** Greatest number of days, both ends counted. */
  maxDays: number;
  /** Whether unavailable days may lie inside. */
  allowUnavailableInside: boolean;
}

/** Ten years: how far a search for an unavailable day goes. */
const SEARCH_DAYS = 3660;

/** What stands against two days as the first and the last of a range, or `null`. */
export function judgeRange(from: IsoDate, to: IsoDate, rules: RangeRules): ValueProblem | null {
  if (to < from) return { code: 'reversed', params: {} };
  const days = daysBetween(from, to) + 1;
  if (days < rules.minDays) return { code: 'too-short', params: { days: rules.minDays } };
  if (days > rules.maxDays) return { code: 'too-long', params: { days: rules.maxDays } };
  if (rules.allowUnavailableInside || !rules.unavailable) return null;
  for (let step = 1; step < Math.min(days - 1, SEARCH_DAYS); step += 1) {
    const date = addDays(from, step);
    if (isUnavailable(date, rules.unavailable)) return { code: 'crossing', params: { date } };
  }
  return null;
}
