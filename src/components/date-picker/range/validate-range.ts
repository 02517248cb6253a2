import { nextUnavailable } from '../../../core/dates/availability';
import { differenceInDays, type IsoDate } from '../../../core/dates/iso-date';
import { lengthText, longText } from '../date-texts';
import type { DateRules, Problem } from '../validate-date';

/** Rules of a range, in addition to those of its days. */
export interface RangeRules extends DateRules {
  /** Minimum number of days, both ends included. */
  minDays: number;
  /** Maximum number of days, both ends included. */
  maxDays: number;
  /** Whether the range may contain unavailable days. */
  allowUnavailableInside: boolean;
}

/** Returns the reason why two dates are not a valid range, or `null`. */
export function validateRange(from: IsoDate, to: IsoDate, rules: RangeRules): Problem | null {
  const { labels, locale, minDays, maxDays, whyUnavailable } = rules;
  if (to < from) return { text: labels.reversed, reversed: true };
  const days = differenceInDays(from, to) + 1;
  const length = (count: number) => lengthText(count, labels.days, locale);
  if (days < minDays) return { text: labels.tooShort(length(minDays)) };
  if (days > maxDays) return { text: labels.tooLong(length(maxDays)) };
  if (rules.allowUnavailableInside) return null;
  const crossed = nextUnavailable(from, 1, whyUnavailable, days - 2);
  return crossed === null ? null : { text: labels.unavailableInRange(longText(crossed, locale)) };
}
