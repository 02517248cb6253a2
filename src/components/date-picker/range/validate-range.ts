import { addDays, differenceInDays, type IsoDate } from '../../../internals/iso-date';
import { lengthText, longText } from '../date-texts';
import type { DateRules, Problem } from '../validate-date';

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

/** Reason why two days cannot be the first and the last of a range, or `null`. */
export function validateRange(from: IsoDate, to: IsoDate, rules: RangeRules): Problem | null {
  const { labels, locale, minDays, maxDays, isUnavailable } = rules;
  if (to < from) return { text: labels.reversed, reversed: true };
  const days = differenceInDays(from, to) + 1;
  const length = (count: number) => lengthText(count, labels.days, locale);
  if (days < minDays) return { text: labels.tooShort(length(minDays)) };
  if (days > maxDays) return { text: labels.tooLong(length(maxDays)) };
  if (rules.allowUnavailableInside) return null;
  for (let step = 1; step < Math.min(days - 1, SEARCH_DAYS); step += 1) {
    const date = addDays(from, step);
    if (isUnavailable(date)) return { text: labels.crossing(longText(date, locale)) };
  }
  return null;
}
