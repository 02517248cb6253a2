import { formatIsoTime, parseIsoTime } from '../../core/dates/iso-time';
import type { TypedResult } from '../../core/forms/use-typed-text';
import { listFormat } from '../../core/locale/intl';
import { isOnStep, isWithin, nearestSteps, type TimeLimits } from './time-limits';
import { timeText, type TimeStyle } from './time-texts';
import type { TypedTimes } from './typed/words';
import type { TimeFieldLabels } from './words';

/** Time of a string, and the message why it is invalid; both are set for a time that is not allowed. */
export type TimeResult = TypedResult<string>;

/** Rules for valid times, and the labels of messages. */
export interface TimeRules {
  limits: TimeLimits;
  style: TimeStyle;
  labels: TimeFieldLabels;
  /** Words for typed times. */
  words: TypedTimes;
  /** Current time of the user; `null` before hydration if it is not set, and then no text is parsed. */
  now: string | null;
}

/** Returns the time, with the message if it is invalid. */
export function validateTime(time: string | null, rules: TimeRules): TimeResult {
  return { value: time, problem: time === null ? null : timeProblem(time, rules) };
}

function timeProblem(time: string, { limits, style, labels }: TimeRules): string | null {
  const seconds = parseIsoTime(time) ?? 0;
  const { min, max } = limits;
  const text = (found: number) => timeText(formatIsoTime(found, true), style);
  if (!isWithin(seconds, limits)) {
    if (min !== null && max !== null && min > max) return labels.outside(text(min), text(max));
    if (min !== null && seconds < min) return labels.tooEarly(text(min));
    return labels.tooLate(text(max ?? 0));
  }
  if (isOnStep(seconds, limits)) return null;
  const list = listFormat(style.locale, { type: 'disjunction' });
  return labels.offStep(list.format(nearestSteps(seconds, limits).map(text)));
}
