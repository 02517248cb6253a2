'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { formatIsoTime, parseIsoTime, wrapTime } from '../../core/dates/iso-time';
import { useCommitted } from '../../core/state';
import { hasTwelveHours } from './parse-time';
import { isWithin, moveTime } from './time-limits';
import type { TimeRules } from './time-rules';

/** Part of the text of a time. */
export type TimePart = 'hour' | 'minute' | 'second' | 'dayPeriod';

const numberParts = ['hour', 'minute', 'second'] as const;

/** Place of a part in the text. */
interface Place {
  part: TimePart;
  start: number;
  end: number;
}

/** Returns the parts of a string in order: its first three numbers, and letters as the day period. */
function placesIn(text: string, hasDayPeriod: boolean): Place[] {
  const numbers = [...text.matchAll(/\p{Nd}+/gu)].slice(0, 3).flatMap((found, index) => {
    const part = numberParts[index];
    return part ? [{ part, start: found.index, end: found.index + found[0].length }] : [];
  });
  const letters = hasDayPeriod ? /\p{L}[\p{L}\p{M}.\s״"]*/u.exec(text) : null;
  if (!letters) return numbers;
  const end = letters.index + letters[0].trimEnd().length;
  const places = [...numbers, { part: 'dayPeriod' as const, start: letters.index, end }];
  return places.sort((a, b) => a.start - b.start);
}

/**
 * Returns the part of a time's text that the caret is in, or the one before it.
 * @param hasDayPeriod Whether the clock has AM and PM.
 */
export function partAt(text: string, caret: number, hasDayPeriod: boolean): TimePart {
  const places = placesIn(text, hasDayPeriod);
  const inside = places.find(({ start, end }) => start <= caret && caret <= end);
  const [before] = places.filter(({ start }) => start <= caret).reverse();
  return (inside ?? before ?? places[0])?.part ?? 'hour';
}

/** Returns the start and the end of a part in a time's text, or `null` if the text lacks it. */
export function rangeOfPart(
  text: string,
  part: TimePart,
  hasDayPeriod: boolean,
): readonly [start: number, end: number] | null {
  const place = placesIn(text, hasDayPeriod).find((found) => found.part === part);
  return place ? [place.start, place.end] : null;
}

/** Seconds that an arrow key moves a part by. */
const amounts: Readonly<Record<TimePart, number>> = {
  hour: 3600,
  minute: 60,
  second: 1,
  dayPeriod: 43_200,
};

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
