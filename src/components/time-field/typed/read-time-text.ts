import { formatIsoTime, parseIsoTime } from '../../../core/dates/iso-time';
import { numberFormat } from '../../../core/locale/intl';
import { isOnStep, isWithin } from '../time-limits';
import { timeText } from '../time-texts';
import { validateTime, type TimeResult, type TimeRules } from '../validate-time';
import { parseTime, type TimeProblem } from './parse-time';

/** Rules for times with a known current time. */
interface KnownTimeRules extends TimeRules {
  now: string;
}

/** Parses typed text. Returns nothing, a time, or a message, with the time if the text has one. */
export function readTimeText(text: string, rules: KnownTimeRules): TimeResult {
  const { limits, style, words, now } = rules;
  const { locale, hourCycle, granularity } = style;
  const parsed = parseTime(text, {
    locale,
    words,
    now,
    hourCycle,
    isAllowed: (time) => {
      const seconds = parseIsoTime(time) ?? 0;
      return isWithin(seconds, limits) && isOnStep(seconds, limits);
    },
  });
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'time') {
    const seconds = parseIsoTime(parsed.time) ?? 0;
    return validateTime(formatIsoTime(seconds, granularity === 'second'), rules);
  }
  return { value: null, problem: timeSentence(parsed, rules) };
}

/** Returns the message for a string that is not a time. */
export function timeSentence(problem: TimeProblem, rules: KnownTimeRules): string {
  const { style, labels, now } = rules;
  const number = (count: number) => numberFormat(style.locale).format(count);
  switch (problem.code) {
    case 'not-understood':
      return labels.notUnderstood(timeText(now, style));
    case 'no-such-hour':
      return labels.noSuchHour(number(problem.params.hour));
    case 'no-such-minute':
      return labels.noSuchMinute(number(problem.params.minute));
  }
}
