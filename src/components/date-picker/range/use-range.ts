'use client';
import { useRef, type RefObject } from 'react';
import { useDueCommit } from '../../../core/forms/use-early-text';
import { useFormReset, useFormSubmit } from '../../../core/forms/use-form-event';
import { useTypedText, type TextReading, type TypedText } from '../../../core/forms/use-typed-text';
import { useWrittenState } from '../../../core/forms/use-written-state';
import type { DateRange } from '../../calendar';
import type { DateChangeDetails } from '../date-picker-props';
import type { Problem } from '../validate-date';

/** Values of both ends. */
export type RangeValues = Record<RangeEnd, string | null>;

/** Options of {@link useRange}. */
interface RangeOptions<Fault extends Problem> {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null;
  onValueChange: ((value: DateRange | null, details: DateChangeDetails) => void) | undefined;
  defaultText: { from?: string; to?: string } | undefined;
  /** The two fields. */
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
  /** Returns both ends as the picker writes them. */
  usableEnds: (prop: string, range: DateRange | null) => RangeValues;
  /**
   * Returns how texts of an end with a value are parsed and formatted; for the second end, `start` is the first one, from
   * which distances count.
   */
  readingOf: (value: string | null, start: string | null) => TextReading<Fault>;
  /** Returns the reason why two valid ends are not a valid range. */
  validatePair: (from: string, to: string) => Problem | null;
}

/** Ends of a range, in reading order. */
export const rangeEnds = ['from', 'to'] as const;

/** End of a range. */
export type RangeEnd = (typeof rangeEnds)[number];

/** Range as two texts. */
export interface RangeState<Fault extends Problem = Problem> extends Record<
  RangeEnd,
  TypedText<Fault>
> {
  value: RangeValues;
  /** Reason if the two ends are not a valid range. */
  pairProblem: Problem | null;
  /** Whether a field has text. */
  filled: boolean;
  /** Sets the range and discards typed text. */
  set: (range: DateRange | null, details: DateChangeDetails) => void;
  /** Sets one end and discards its typed text. */
  setEnd: (end: RangeEnd, value: string, details: DateChangeDetails) => void;
  /** Commits the text of one field. */
  commit: (end: RangeEnd, event: Event | undefined) => void;
  /** Commits the texts that a panel has set. A field with focus commits its text itself. */
  commitUnfocused: (event: Event | undefined) => void;
}

/** Manages the value of a range picker and the texts of its two fields. */
export function useRange<Fault extends Problem>(options: RangeOptions<Fault>): RangeState<Fault> {
  const { defaultText, defaultValue, inputs, usableEnds, readingOf, validatePair } = options;
  const [current, setValue, writes] = useWrittenState<DateRange | null, DateChangeDetails>(
    options,
    (range) => `${range?.from ?? ''}/${range?.to ?? ''}`,
  );
  const value = usableEnds(options.value === undefined ? 'defaultValue' : 'value', current);
  const endOf = (end: RangeEnd) => value[end] ?? (current?.[end] === '' ? '' : null);
  /** Both ends as reported: `''` for text that is not a valid date. */
  const reported = { from: endOf('from'), to: endOf('to') };

  // Values so far while one event commits both fields, before the next render.
  const pending = useRef<RangeValues | null>(null);
  const change = (next: RangeValues, details: DateChangeDetails) => {
    if (pending.current) {
      pending.current = next;
      return;
    }
    if (next.from === reported.from && next.to === reported.to) return;
    setValue(next.from === null && next.to === null ? null : next, details);
  };
  /**
   * Sets one end. The text of the other field stays as it is, unless it is a valid date that only this end made invalid: then
   * it is the value again.
   */
  const changeEnd = (end: RangeEnd, next: string | null, details: DateChangeDetails) => {
    const before = pending.current ?? reported;
    const other = end === 'from' ? 'to' : 'from';
    const ends = { from, to, [end]: next };
    const fits = next !== '' && ends[other] !== null && problemOf(ends) === null;
    if (fits && texts[other].settled) texts[other].drop();
    change(fits ? ends : { ...before, [end]: next }, details);
  };
  const textOf = (end: RangeEnd, start: string | null) => ({
    ...readingOf(value[end], start),
    value: value[end],
    writes,
    defaultText: defaultText?.[end],
    input: inputs[end],
  });
  const first = useTypedText({
    ...textOf('from', null),
    onCommit: (next, reason, event) => changeEnd('from', next, { reason, event }),
  });
  const from = usable(first);
  const second = useTypedText({
    ...textOf('to', from),
    onCommit: (next, reason, event) => changeEnd('to', next, { reason, event }),
  });
  const texts = { from: first, to: second };
  const to = usable(texts.to);
  const problemOf = (ends: RangeValues) =>
    ends.from !== null && ends.to !== null ? validatePair(ends.from, ends.to) : null;
  const pairProblem = problemOf({ from, to });

  const commit = (end: RangeEnd, event: Event | undefined) => {
    texts[end].commit(event, pairProblem !== null);
  };
  const commitAll = (event: Event | undefined, ends: readonly RangeEnd[]) => {
    pending.current = reported;
    for (const end of ends) if (!texts[end].settled) commit(end, event);
    const committed = pending.current;
    pending.current = null;
    change(committed, { reason: isRead(committed) ? 'type' : 'invalid-text', event });
  };
  // One at a time, because committing one field may settle the other.
  const due = rangeEnds.find((end) => texts[end].due);
  useDueCommit(due !== undefined, () => {
    if (due) commit(due, undefined);
  });

  const set = (range: DateRange | null, details: DateChangeDetails) => {
    texts.from.drop();
    texts.to.drop();
    change({ from: range?.from ?? null, to: range?.to ?? null }, details);
  };
  const isTyping = !texts.from.settled || !texts.to.settled;
  useFormSubmit(inputs.from, isTyping ? (event) => commitAll(event, rangeEnds) : null);
  useFormReset(inputs.from, (event) => set(defaultValue, { reason: 'reset', event }));
  return {
    ...texts,
    value,
    pairProblem,
    filled: texts.from.text !== '' || texts.to.text !== '',
    set,
    setEnd: (end, next, details) => {
      texts[end].drop();
      changeEnd(end, next, details);
    },
    commit,
    commitUnfocused: (event) => {
      const isLeft = (end: RangeEnd) => !inputs[end].current?.matches(':focus');
      commitAll(event, rangeEnds.filter(isLeft));
    },
  };
}

/** Whether a field is invalid: because of its own text, or because of the range. */
export function isEndInvalid(range: RangeState, end: RangeEnd): boolean {
  const { problem, settled } = range[end];
  if (problem) return settled;
  return range.pairProblem !== null && range.from.settled && range.to.settled;
}

function usable({ value, problem }: TypedText<Problem>): string | null {
  return problem ? null : value;
}

/** Whether no end is unreadable text. */
function isRead({ from, to }: RangeValues): boolean {
  return from !== '' && to !== '';
}
