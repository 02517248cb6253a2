'use client';
import { useRef, type RefObject } from 'react';
import { useDueCommit } from '../../core/forms/use-early-text';
import { useFormReset, useFormSubmit } from '../../core/forms/use-form-event';
import { useTypedText, type TextReading, type TypedText } from '../../core/forms/use-typed-text';
import { useWrittenState } from '../../core/forms/use-written-state';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { DateRange } from '../calendar';
import type { DateChangeDetails } from './date-picker-props';
import type { Problem } from './date-rules';
import { rangeEnds, type RangeEnd, type RangeState, type RangeValues } from './range-message';

/** Options of {@link useRange}. */
export interface RangeOptions<Fault extends Problem> {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null;
  onValueChange: ((value: DateRange | null, details: DateChangeDetails) => void) | undefined;
  defaultText: { from?: string; to?: string } | undefined;
  /** The two fields. */
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
  /** Component name for error messages. */
  component: string;
  /** Returns an end as the picker writes it, or `null` with an error in development if it does not exist. */
  usableEnd: (prop: string, end: string | null | undefined) => string | null;
  /** Whether the end is before the start. Default: the strings sort by time. */
  isReversed?: (from: string, to: string) => boolean;
  /**
   * Returns how texts of an end with a value are parsed and formatted; for the second end, `start` is the first one, from
   * which distances count.
   */
  readingOf: (value: string | null, start: string | null) => TextReading<Fault>;
  /** Returns the reason why two valid ends are not a valid range. */
  validatePair: (from: string, to: string) => Problem | null;
}

/** Manages the value of a range picker and the texts of its two fields. */
export function useRange<Fault extends Problem>(options: RangeOptions<Fault>): RangeState<Fault> {
  const { defaultText, defaultValue, inputs, readingOf, validatePair } = options;
  const [current, setValue, writes] = useWrittenState<DateRange | null, DateChangeDetails>(
    options,
    (range) => `${range?.from ?? ''}/${range?.to ?? ''}`,
  );
  const value = usableEnds(
    options.value === undefined ? 'defaultValue' : 'value',
    current,
    options,
  );
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

function usable({ value, problem }: TypedText<Problem>): string | null {
  return problem ? null : value;
}

/** Whether no end is unreadable text. */
function isRead({ from, to }: RangeValues): boolean {
  return from !== '' && to !== '';
}

/** Returns both ends as the picker writes them; a reversed range is reported in development. */
function usableEnds(
  prop: string,
  range: DateRange | null,
  {
    component,
    usableEnd,
    isReversed = (from, to) => to < from,
  }: Pick<RangeOptions<Problem>, 'component' | 'usableEnd' | 'isReversed'>,
): RangeValues {
  const from = usableEnd(`${prop}.from`, range?.from);
  const to = usableEnd(`${prop}.to`, range?.to);
  if (inDevelopment && from !== null && to !== null && isReversed(from, to)) {
    reportProblem(
      component,
      prop,
      `runs from ${from} back to ${to}, so the picker shows an error and offers to swap them. Pass the earlier one as \`from\`.`,
    );
  }
  return { from, to };
}
