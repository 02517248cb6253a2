'use client';
import { useRef, type RefObject } from 'react';
import { useDueCommit } from '../../../internals/forms/use-early-text';
import { useFormReset } from '../../../internals/forms/use-form-reset';
import {
  useTypedText,
  type TextReading,
  type TypedReason,
  type TypedText,
} from '../../../internals/forms/use-typed-text';
import { useControllableState } from '../../../internals/use-controllable-state';
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
  commitAll: (event: Event | undefined) => void;
}

/** Manages the value of a range picker and the texts of its two fields. */
export function useRange<Fault extends Problem>(options: RangeOptions<Fault>): RangeState<Fault> {
  const { defaultText, defaultValue, inputs, usableEnds, readingOf, validatePair } = options;
  const [current, setValue] = useControllableState<DateRange | null, DateChangeDetails>(options);
  const value = usableEnds(options.value === undefined ? 'defaultValue' : 'value', current);

  // Values so far while one event commits both fields, before the next render.
  const pending = useRef<RangeValues | null>(null);
  const change = (next: RangeValues, details: DateChangeDetails) => {
    if (pending.current) {
      pending.current = next;
      return;
    }
    if (next.from === value.from && next.to === value.to) return;
    setValue(next.from === null && next.to === null ? null : next, details);
  };
  const commitEnd = (
    end: RangeEnd,
    committed: string | null,
    reason: TypedReason,
    event: Event | undefined,
  ) => {
    const other = end === 'from' ? 'to' : 'from';
    // The other field may contain a date that only this one made invalid.
    const before = pending.current ?? value;
    const rest = committed === null ? before[other] : usable(texts[other]);
    if (committed !== null && texts[other].settled) texts[other].drop();
    change({ ...before, [end]: committed, [other]: rest }, { reason, event });
  };
  const textOf = (end: RangeEnd, start: string | null) => ({
    ...readingOf(value[end], start),
    value: value[end],
    defaultText: defaultText?.[end],
    input: inputs[end],
  });
  const first = useTypedText({
    ...textOf('from', null),
    onCommit: (...details) => commitEnd('from', ...details),
  });
  const from = usable(first);
  const second = useTypedText({
    ...textOf('to', from),
    onCommit: (...details) => commitEnd('to', ...details),
  });
  const texts = { from: first, to: second };
  const to = usable(texts.to);
  const pairProblem = from !== null && to !== null ? validatePair(from, to) : null;

  const commit = (end: RangeEnd, event: Event | undefined) => {
    texts[end].commit(event, pairProblem !== null);
  };
  const commitAll = (event: Event | undefined) => {
    pending.current = value;
    for (const end of rangeEnds) {
      if (!texts[end].settled && !inputs[end].current?.matches(':focus')) commit(end, event);
    }
    const committed = pending.current;
    pending.current = null;
    change(committed, { reason: 'invalid-text', event });
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
  useFormReset(inputs.from, (event) => set(defaultValue, { reason: 'reset', event }));
  return {
    ...texts,
    value,
    pairProblem,
    filled: texts.from.text !== '' || texts.to.text !== '',
    set,
    setEnd: (end, next, details) => {
      texts[end].drop();
      change({ ...value, [end]: next }, details);
    },
    commit,
    commitAll,
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
