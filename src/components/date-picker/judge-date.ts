import { weekdayOf, type IsoDate } from '../../internals/iso-date';
import type { Unavailable, UnavailableRule } from '../calendar';
import { longText } from './date-texts';
import type { DatePickerLabels } from './labels';
import type { ParseDateOptions } from './parse-date';

/** What keeps a text, a day or a range from being the value. */
export interface Problem {
  /** Sentence for the reader. */
  text: string;
  /** Whether two days came the wrong way round, so that swapping them helps. */
  reversed?: true;
}

/** What a text says and what stands against it; both at once for a day that cannot be picked. */
export interface Verdict {
  date: IsoDate | null;
  problem: Problem | null;
}

/** What decides whether a date is allowed, and the words to say so. */
export interface DateRules extends ParseDateOptions {
  locale: string;
  labels: DatePickerLabels;
  /** Days that cannot be picked. */
  unavailable?: Unavailable | undefined;
}

/** Verdict on a date. */
export function judgeDate(date: IsoDate | null, rules: DateRules): Verdict {
  return { date, problem: date === null ? null : dateProblem(date, rules) };
}

function dateProblem(date: IsoDate, rules: DateRules): Problem | null {
  const { min, max, labels, locale } = rules;
  if (min && date < min) return { text: labels.tooEarly(longText(min, locale)) };
  if (max && date > max) return { text: labels.tooLate(longText(max, locale)) };
  const answer = isUnavailable(date, rules.unavailable);
  if (answer === false) return null;
  return { text: answer === true ? labels.unavailable : answer };
}

/** Reason why a date cannot be picked, `true` without one, `false` where it can. */
export function isUnavailable(
  date: IsoDate,
  unavailable: Unavailable | undefined,
): string | boolean {
  if (typeof unavailable === 'function') return unavailable(date);
  const entry = unavailable?.find((one) =>
    typeof one === 'string' ? one === date : applies(one, date),
  );
  return entry === undefined ? false : (typeof entry !== 'string' && entry.reason) || true;
}

function applies({ date, from, to, weekday }: UnavailableRule, day: IsoDate): boolean {
  // A rule without a condition is the calendar's development error; it closes no day.
  if ((date ?? from ?? to ?? weekday) === undefined || (date ?? day) !== day) return false;
  if (day < (from ?? day) || day > (to ?? day)) return false;
  return weekday === undefined || [weekday].flat().includes(weekdayOf(day));
}
