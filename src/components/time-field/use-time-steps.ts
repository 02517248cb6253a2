'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { formatIsoTime, parseIsoTime, wrapTime } from '../../core/dates/iso-time';
import { useCommitted } from '../../core/use-committed';
import { isWithin, moveTime } from './time-limits';
import { partAt, rangeOfPart, type TimePart } from './time-part';
import { hasTwelveHours } from './typed/parse-time';
import type { TimeRules } from './validate-time';

/** Seconds that an arrow key moves a part by. */
const amounts: Readonly<Record<TimePart, number>> = {
  hour: 3600,
  minute: 60,
  second: 1,
  dayPeriod: 43_200,
};

/** Options of {@link useTimeSteps}. */
interface TimeStepsOptions {
  input: RefObject<HTMLInputElement | null>;
  /** Text of the field. */
  text: string;
  /** Time of the text, or `null`. */
  time: string | null;
  rules: TimeRules;
  onStep: (time: string, event: Event) => void;
}

/** Returns a function that moves the part under the caret to the next or previous time, and selects it. */
export function useTimeSteps({ input, text, time, rules, onStep }: TimeStepsOptions) {
  const { limits, style } = rules;
  const hasDayPeriod = hasTwelveHours(style.locale, style.hourCycle);
  // An object, so that each key selects the part again.
  const [moved, setMoved] = useState<{ part: TimePart } | null>(null);
  const shown = useCommitted(text);
  useLayoutEffect(() => {
    const range = moved && rangeOfPart(shown.current, moved.part, hasDayPeriod);
    if (range) input.current?.setSelectionRange(...range);
  }, [moved, shown, input, hasDayPeriod]);
  return (direction: 1 | -1, event: Event): void => {
    const seconds = parseIsoTime(time);
    if (seconds === null) return;
    const part = partAt(text, input.current?.selectionStart ?? 0, hasDayPeriod);
    const other = wrapTime(seconds + amounts.dayPeriod);
    const moves = part !== 'dayPeriod' || isWithin(other, limits);
    const next =
      part === 'dayPeriod' ? other : moveTime(seconds, direction * amounts[part], limits);
    setMoved({ part });
    if (moves) onStep(formatIsoTime(next, style.granularity === 'second'), event);
  };
}
