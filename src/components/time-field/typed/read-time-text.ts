import { numberFormat } from '../../../internals/intl';
import { formatIsoTime, parseIsoTime } from '../../../internals/dates/iso-time';
import { isOnStep, isWithin } from '../time-limits';
import { timeText } from '../time-texts';
import { validateTime, type TimeResult, type TimeRules } from '../validate-time';
import { parseTime } from './parse-time';

/** Rules for times with a known current time. */
interface KnownTimeRules extends TimeRules {
  now: string;
}

/** Parses a typed text. Returns nothing, a time, or a message, with the time if the text has one. */
export function readTimeText(text: string, rules: KnownTimeRules): TimeResult {
  const { limits, style, labels, words, now } = rules;
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
  if (parsed.kind === 'empty') return { value: null, problem: null };
  if (parsed.kind === 'time') {
    const seconds = parseIsoTime(parsed.time) ?? 0;
    return validateTime(formatIsoTime(seconds, granularity === 'second'), rules);
  }
  const number = (count: number) => numberFormat(locale).format(count);
  const problem = {
    'not-understood': () => labels.notUnderstood(timeText(now, style)),
    'no-such-hour': ({ hour = 0 }) => labels.noSuchHour(number(hour)),
    'no-such-minute': ({ minute = 0 }) => labels.noSuchMinute(number(minute)),
  }[parsed.code](parsed.params);
  return { value: null, problem };
}
