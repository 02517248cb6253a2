'use client';
import { formatIsoTime, parseIsoTime } from '../../core/dates/iso-time';
import type { TypedResult } from '../../core/forms/use-typed-text';
import { listFormat, numberFormat } from '../../core/locale/intl';
import { useLocale, useLabels } from '../../core/provider/language';
import { givenNumber, givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { parseTime, type TimeProblem } from './parse-time';
import type { TimeFieldOwnProps } from './time-field-props';
import { type TimeLimits, isOnStep, isWithin, nearestSteps } from './time-limits';
import { type TimeGranularity, timeText, type TimeStyle, withOneStop } from './time-texts';
import {
  type TypedTimes,
  typedTimes as englishWords,
  type TimeFieldLabels,
  timeField as english,
} from './words';

const units: Readonly<Record<TimeGranularity, number>> = { hour: 3600, minute: 60, second: 1 };
const hourCycles: readonly unknown[] = ['h11', 'h12', 'h23'];

/**
 * Returns the time as the field writes it, or `null` with an error in development if it does not exist.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function usableTime(
  component: string,
  prop: string,
  time: string | null | undefined,
  granularity: TimeGranularity,
): string | null {
  if (time === null || time === undefined || time === '') return null;
  const seconds = parseIsoTime(time);
  if (seconds !== null) return formatIsoTime(seconds, granularity === 'second');
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(time, "date.toLocaleTimeString('sv')")}, which is not a time of day, so it is treated as empty. Pass a string in the format HH:MM or HH:MM:SS, 00:00 to 23:59.`,
    );
  }
  return null;
}

/** Props that limit the times of a field. */
interface LimitProps {
  min: string | undefined;
  max: string | undefined;
  /** Minutes between two times. */
  step: number | undefined;
  granularity: TimeGranularity;
}

/** Returns the limits; an unusable one is ignored, with an error in development. */
export function usableTimeLimits(
  component: string,
  { min, max, step, granularity }: LimitProps,
): TimeLimits {
  const unit = units[granularity];
  const first = parseIsoTime(usableTime(component, 'min', min, 'second'));
  const last = parseIsoTime(usableTime(component, 'max', max, 'second'));
  const none = { min: first, max: last, step: unit, start: 0 };
  if (step === undefined) return none;
  const seconds = givenNumber(step) * 60;
  if (seconds > 0 && seconds <= 43_200 && Number.isInteger(seconds / unit)) {
    return { ...none, step: seconds, start: first ?? 0 };
  }
  if (inDevelopment) {
    reportProblem(
      component,
      'step',
      `is ${givenText(step)}, so every ${granularity} is allowed. Pass minutes that are a multiple of one ${granularity}, at most 720.`,
    );
  }
  return none;
}

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
    if (min !== null && max !== null && min > max) {
      return withOneStop(labels.outside(text(min), text(max)));
    }
    if (min !== null && seconds < min) return labels.tooEarly(text(min));
    return labels.tooLate(text(max ?? 0));
  }
  if (isOnStep(seconds, limits)) return null;
  const list = listFormat(style.locale, { type: 'disjunction' });
  return withOneStop(labels.offStep(list.format(nearestSteps(seconds, limits).map(text))));
}

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
      return withOneStop(labels.notUnderstood(timeText(now, style)));
    case 'no-such-hour':
      return labels.noSuchHour(number(problem.params.hour));
    case 'no-such-minute':
      return labels.noSuchMinute(number(problem.params.minute));
  }
}

type TimeRuleProps = {
  [Name in 'locale' | 'labels' | 'granularity' | 'hourCycle' | 'min' | 'max' | 'step']?:
    | TimeFieldOwnProps[Name]
    | undefined;
};

/** Returns the rules of a time field without the current time: language, clock and limits. */
export function useTimeRules(component: string, props: TimeRuleProps): Omit<TimeRules, 'now'> {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('timeField', english, locale, props.labels);
  const words = useLabels('typedTimes', englishWords, locale);
  const { granularity: given = 'minute', hourCycle } = props;
  const granularity = Object.hasOwn(units, given) ? given : 'minute';
  const style: TimeStyle = {
    locale,
    granularity,
    hourCycle: hourCycles.includes(hourCycle) ? hourCycle : undefined,
  };
  const { min, max, step } = props;
  return {
    limits: usableTimeLimits(component, { min, max, step, granularity }),
    style,
    labels,
    words,
  };
}
