import { weekdayOf, type IsoDate } from '../../internals/iso-date';
import type { Unavailable, UnavailableRule } from '../calendar';
import { parseDate, type DateProblem, type ParseDateOptions } from './parse-date';

/** What keeps a text or a date from being the value. */
export type ValueProblem =
  | DateProblem
  | { code: 'unavailable'; params: { date: IsoDate; reason: string | null } }
  | { code: 'reversed'; params: Record<never, never> }
  | { code: 'too-short' | 'too-long'; params: { days: number } }
  | { code: 'crossing'; params: { date: IsoDate } };

/** What a text says and what stands against it; both at once for a day that cannot be picked. */
export interface Verdict {
  date: IsoDate | null;
  problem: ValueProblem | null;
}

/** What decides whether a date is allowed. */
export interface DateRules extends ParseDateOptions {
  locale: string;
  /** Days that cannot be picked. */
  unavailable?: Unavailable | undefined;
}

/** Verdict on a typed text: nothing, a date, or a problem, with the date where the text names one. */
export function judgeText(text: string, rules: DateRules): Verdict {
  const parsed = parseDate(text, rules);
  if (parsed.kind === 'empty') return { date: null, problem: null };
  if (parsed.kind === 'date') return judgeDate(parsed.date, rules);
  return { date: 'date' in parsed.params ? parsed.params.date : null, problem: parsed };
}

/** Verdict on a date that nobody typed. */
export function judgeDate(date: IsoDate | null, rules: DateRules): Verdict {
  if (date === null) return { date, problem: null };
  const { min, max } = rules;
  if (min && date < min) return { date, problem: { code: 'before-min', params: { min, date } } };
  if (max && date > max) return { date, problem: { code: 'after-max', params: { max, date } } };
  const answer = isUnavailable(date, rules.unavailable);
  if (answer === false) return { date, problem: null };
  const reason = answer === true ? null : answer;
  return { date, problem: { code: 'unavailable', params: { date, reason } } };
}

/** Reason why a date cannot be picked, `true` without one, `false` where it can. */
export function isUnavailable(
  date: IsoDate,
  unavailable: Unavailable | undefined,
): string | boolean {
  if (typeof unavailable === 'function') return unavailable(date);
  const entry = unavailable?.find((one) => (typeof one === 'string' ? one === date : applies(one, date)));
  if (entry === undefined) return false;
  return typeof entry === 'string' ? true : (entry.reason ?? true);
}

function applies({ date, from, to, weekday }: UnavailableRule, day: IsoDate): boolean {
  // A rule without a condition is the calendar's development error; it closes no day.
  if (date === undefined && from === undefined && to === undefined && weekday === undefined) {
    return false;
  }
  if (date !== undefined && date !== day) return false;
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return false;
  return weekday === undefined || [weekday].flat().includes(weekdayOf(day));
}
