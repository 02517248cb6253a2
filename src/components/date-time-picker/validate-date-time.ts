import { parseIsoTime } from '../../core/dates/iso-time';
import {
  formatLocal,
  formatZoned,
  parseLocal,
  readInZone,
  type LocalDateTime,
} from '../../core/dates/zoned-time';
import type { TypedResult } from '../../core/forms/use-typed-text';
import { validateDate, type DateRules, type Problem, longText } from '../date-picker/parts';
import { timeText, validateTime, type TimeRules } from '../time-field/parts';
import { dateTimeText, offsetName } from './date-time-texts';
import {
  dateOf,
  localOf,
  momentOf,
  timeOf,
  toGranularity,
  valuesAt,
  type DateTimeValue,
  type Clock,
  type DateTimeBounds,
} from './date-time-value';
import type { DateTimePickerLabels } from './words';

/** Rules for valid date-times, and the labels of messages. */
export interface DateTimeRules extends Clock, DateTimeBounds {
  locale: string;
  labels: DateRules['labels'] & DateTimePickerLabels;
  /** Rules for days. */
  days: DateRules;
  /** Rules for times of day. */
  times: TimeRules;
  /** Time of a day without one, or `null`. */
  defaultTime: string | null;
  /** Current date and time of the user; `null` before hydration if it is not set, and then no text is parsed. */
  now: LocalDateTime | null;
}

/** Reason why a string is invalid, and what helps. */
export interface DateTimeFault extends Problem {
  /** Date of a string that lacks a time. */
  date?: string;
  /** Nearest values of a time that does not exist. */
  nearest?: readonly DateTimeValue[];
}

/** Value of a string, and the reason why it is invalid; both are set for a value that is not allowed. */
export type DateTimeResult = TypedResult<DateTimeFault>;

/** Returns the value, with the reason if it is invalid. */
export function validateDateTime(
  value: DateTimeValue | null,
  rules: DateTimeRules,
): DateTimeResult {
  if (value === null) return { value, problem: null };
  const { min, max, labels, days, times } = rules;
  const { style } = times;
  const moment = momentOf(value);
  if (min && moment < min.moment) {
    return { value, problem: { text: labels.tooEarly(dateTimeText(min.local, style, 'long')) } };
  }
  if (max && moment > max.moment) {
    return { value, problem: { text: labels.tooLate(dateTimeText(max.local, style, 'long')) } };
  }
  const { problem } = validateDate(dateOf(value), days);
  if (problem) return { value, problem };
  const step = validateTime(timeOf(value), times).problem;
  return { value, problem: step === null ? null : { text: step } };
}

/**
 * Returns the value of a local date-time, the first of two, with the reason if there is none or it is invalid.
 * @param offset Offset from UTC in seconds; `null` for that of the zone. It is ignored without a zone.
 */
export function valueOfLocal(
  local: LocalDateTime,
  offset: number | null,
  rules: DateTimeRules,
): DateTimeResult {
  const { zone, withSeconds } = rules;
  const written = toGranularity(local, withSeconds);
  if (zone !== null && offset !== null) {
    const instant = (parseLocal(written) ?? 0) - offset * 1000;
    return validateDateTime(formatZoned(instant, zone, withSeconds), rules);
  }
  if (zone === null) return validateDateTime(written, rules);
  const reading = readInZone(written, zone);
  if (reading.kind === 'never') {
    return { value: null, problem: skipped(written, zone, reading.nearest, rules) };
  }
  const instant = reading.kind === 'twice' ? reading.instants[0] : reading.instant;
  return validateDateTime(formatZoned(instant, zone, withSeconds), rules);
}

/** Returns the reason why a time that the clocks skip is invalid. */
function skipped(
  local: LocalDateTime,
  zone: string,
  [before, after]: readonly [LocalDateTime, LocalDateTime],
  rules: DateTimeRules,
): DateTimeFault {
  const { labels, locale, times } = rules;
  const time = timeText(timeOf(local), times.style);
  const text = labels.skippedTime(time, longText(dateOf(local), locale));
  const steps = [atStep(before, Math.floor, rules), atStep(after, Math.ceil, rules)];
  const nearest = steps
    .flatMap((step) => valuesAt(step, zone).slice(0, 1))
    .filter((value) => validateDateTime(value, rules).problem === null);
  return { text, date: dateOf(local), nearest };
}

/** Returns the step at, before or after a local date-time. */
function atStep(
  local: LocalDateTime,
  round: (steps: number) => number,
  { times, withSeconds }: DateTimeRules,
): LocalDateTime {
  const { step } = times.limits;
  const seconds = parseIsoTime(timeOf(local)) ?? 0;
  const moved = (round(seconds / step) * step - seconds) * 1000;
  return formatLocal((parseLocal(local) ?? 0) + moved, withSeconds) ?? local;
}

/** Values to choose from, because clocks are set forward or back. */
export interface ClockChoice {
  /** Sentence that names the time. */
  label: string;
  options: ReadonlyArray<{ value: DateTimeValue; text: string }>;
}

/**
 * Returns both readings of a time that occurs twice in the zone, or the nearest ones of a time that never comes; `null` for
 * other times.
 */
export function clockChoice(
  { value, problem }: DateTimeResult,
  { labels, times, zone }: DateTimeRules,
): ClockChoice | null {
  const textOf = (option: DateTimeValue) => timeText(timeOf(option), times.style);
  if (problem?.nearest && problem.nearest.length > 0) {
    const options = problem.nearest.map((option) => ({ value: option, text: textOf(option) }));
    return { label: problem.text, options };
  }
  if (value === null || zone === null) return null;
  const readings = valuesAt(localOf(value), zone);
  if (readings.length < 2) return null;
  const options = readings.map((option) => ({
    value: option,
    text: offsetName(zone, momentOf(option)),
  }));
  return { label: labels.occursTwice(textOf(value)), options };
}
