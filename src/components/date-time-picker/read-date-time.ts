import { type LocalDateTime, parseZoned } from '../../core/dates/zoned-time';
import type { TextReading } from '../../core/forms/use-typed-text';
import { dateSentence, isDistance } from '../date-picker/parts';
import { timeSentence, timeText, withOneStop } from '../time-field/parts';
import { fieldDateTime } from './date-time-texts';
import { dateOf, timeOf, type DateTimeValue, localOf } from './date-time-value';
import { parseDateTime, type DateTimeProblem, type ParseDateTimeOptions } from './parse-date-time';
import {
  valueOfLocal,
  type DateTimeResult,
  type DateTimeRules,
  validateDateTime,
  type DateTimeFault,
} from './validate-date-time';

/** Rules for date-times with a known current time. */
interface KnownRules extends DateTimeRules {
  now: LocalDateTime;
  /** Instant of `now`, if it is known: the time may come twice. */
  instant?: number | undefined;
  /** First date-time of a range that the text ends. */
  start?: LocalDateTime | undefined;
}

/**
 * Parses typed text. Returns nothing, a value, or a problem, with the value if the text has one.
 * @param chosen Previous value, whose date or time completes a string that lacks one.
 */
export function readDateTime(
  text: string,
  rules: KnownRules,
  chosen: DateTimeValue | null,
): DateTimeResult {
  const { days, times, now, zone, defaultTime } = rules;
  const options: ParseDateTimeOptions = {
    locale: rules.locale,
    now,
    instant: rules.instant,
    start: rules.start,
    dateWords: days.words,
    timeWords: times.words,
    twoDigitYearPivot: days.twoDigitYearPivot,
    min: days.min,
    max: days.max,
    hourCycle: times.style.hourCycle,
    isAllowed: (local) => {
      const { problem } = valueOfLocal(local, null, rules);
      // An hour that the clocks skip is not one of the afternoon.
      return problem === null || problem.nearest !== undefined;
    },
    date: chosen === null ? null : dateOf(chosen),
    time: chosen === null ? defaultTime : timeOf(chosen),
    timeZone: zone,
  };
  const parsed = parseDateTime(text, options);
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'date-time') return valueOfLocal(parsed.dateTime, parsed.offset, rules);
  const problem = { text: sentenceOf(parsed, rules) };
  if (parsed.code !== 'no-time') return { value: null, problem };
  return { value: null, problem: { ...problem, date: parsed.params.date } };
}

function sentenceOf(problem: DateTimeProblem, rules: KnownRules): string {
  const { labels, days, times, now } = rules;
  const time = timeOf(now);
  switch (problem.code) {
    case 'not-understood':
      return withOneStop(labels.notUnderstood(fieldDateTime(now, times.style)));
    case 'no-time':
      return withOneStop(labels.noTime(timeText(time, times.style)));
    case 'no-such-hour':
    case 'no-such-minute':
      return timeSentence(problem, { ...times, now: time });
    default:
      return dateSentence(problem, { ...days, today: dateOf(now) });
  }
}

/**
 * Returns how the text of a date-time field is parsed and formatted.
 * @param chosen Value of the field, whose date or time completes a string that lacks one.
 * @param start Start of a range that the text ends; an offset such as `+2h` counts from it, and `+10d` has its time.
 */
export function dateTimeReading(
  rules: DateTimeRules,
  chosen: DateTimeValue | null,
  start?: DateTimeValue | null,
): TextReading<DateTimeFault> {
  const { now, times } = rules;
  const read = (text: string, clock: LocalDateTime) => {
    if (!start) return readDateTime(text, { ...rules, now: clock }, chosen);
    const base = localOf(start);
    // What is before the start of its range completes nothing.
    const known = chosen !== null && dateOf(chosen) >= dateOf(base) ? chosen : null;
    if (!isDistance(text)) return readDateTime(text, { ...rules, now: clock, start: base }, known);
    const instant = parseZoned(start)?.instant;
    return readDateTime(text, { ...rules, now: base, instant, defaultTime: timeOf(base) }, known);
  };
  return {
    format: (value) => fieldDateTime(value, times.style),
    read: now === null ? null : (text) => read(text, now),
    validate: (value) => validateDateTime(value, rules),
  };
}
