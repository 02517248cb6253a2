'use client';
import { useRef, useState, type RefObject } from 'react';
import { usePartName } from '../../core/forms/part-name';
import { useDueCommit } from '../../core/forms/use-early-text';
import { useFormReset, useFormSubmit } from '../../core/forms/use-form-event';
import { useGroupControl } from '../../core/forms/use-group-control';
import type { PickerProps } from '../../core/forms/use-picker';
import { useTypedText, type TextReading, type TypedResult } from '../../core/forms/use-typed-text';
import { useWrittenState } from '../../core/forms/use-written-state';
import { useOpen } from '../../core/panel/use-open';
import { checkRange } from '../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useMergedRefs } from '../../core/use-merged-refs';
import type { DateRange, FullRange, RangeChangeDetails } from '../calendar';
import type { DateChangeDetails } from './date-picker-props';
import type { Problem } from './date-rules';
import { readEnds } from './parse-date';
import {
  messageOfRange,
  rangeEnds,
  type RangeEnd,
  type RangeState,
  type RangeTexts,
  type RangeValues,
} from './range-message';

interface RangePickerOptions<Fault extends Problem> extends RangeOptions<Fault> {
  texts: RangeTexts;
  /** Whether a panel that closes without a selection commits the texts, which it may have set. */
  commitsOnHide?: boolean;
}

/**
 * Manages two fields for the ends of a range, typed or selected in a panel with two presses: their elements, their values
 * and texts, whether the panel is open, and the texts about the range.
 */
export function useRangePicker<Fault extends Problem>(
  component: string,
  props: PickerProps & RangeValueProps,
  { texts, commitsOnHide = false, ...options }: RangePickerOptions<Fault>,
) {
  const group = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(group, useFocusableRoot(props.ref));
  const anchor = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const field = useGroupControl(component, props, group);
  const partName = usePartName(from, field);
  const inputs = { from, to };
  const range = useRange(component, inputs, props, options);
  const panel = useOpen(props, {
    locked: field.disabled || props.readOnly === true,
    onHide: ({ reason, event }) => {
      // A preset sets the value itself.
      if (commitsOnHide && reason !== 'item-press') range.commitUnfocused(event);
    },
  });
  const ends = { from: range.from.value, to: range.to.value };
  const [preview, setPreview] = usePreview(panel.open, ends);
  const message = messageOfRange(range, texts);
  const pointed = preview && texts.summaryOf(preview);

  const select = (next: DateRange | null, details: DateChangeDetails) => {
    range.set(next, details);
    setPreview(null);
    const { reason, event } = details;
    if (reason !== 'cancel' && reason !== 'drag' && next?.from && next.to) {
      panel.hide({ reason: 'item-press', event });
    }
  };
  return {
    /** Props of the field: its elements and its state. */
    parts: { root, anchor, inputs, field, partName, range, panel },
    message,
    /** Text of the range under the pointer, in place of the message. */
    preview: pointed && ({ type: 'echo', ...pointed } as const),
    /** Text in the panel. */
    summary: pointed ?? (message.type === 'echo' ? message : { text: '' }),
    select,
    clear: (event: Event) => {
      range.set(null, { reason: 'clear', event });
      setPreview(null);
    },
    /** Props of the calendar in the panel. */
    calendar: {
      // If the two ends are not a range, no range is shown.
      value: range.pairProblem ? null : ends,
      onPreviewChange: setPreview,
      onValueChange: (next: DateRange | null, { reason, event }: RangeChangeDetails) =>
        select(next, {
          reason: reason === 'cancel' || reason === 'drag' ? reason : 'item-press',
          event,
        }),
    },
  };
}

/** Elements and state of a range picker. */
export type RangePickerParts = ReturnType<typeof useRangePicker>['parts'];

/**
 * Holds the range under the pointer until the panel closes or the value changes, also by the parent or by typed text.
 * @param open Whether the panel is open.
 * @param value Range of the fields.
 */
function usePreview(open: boolean, { from, to }: DateRange) {
  const key = `${from}/${to}`;
  const [preview, setPreview] = useState<{ range: FullRange; key: string } | null>(null);
  if (preview && !(open && preview.key === key)) setPreview(null);
  return [
    preview?.range ?? null,
    (range: FullRange | null) => setPreview(range && { range, key }),
  ] as const;
}

/** Props of the value and the texts of a range picker. */
interface RangeValueProps {
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null | undefined;
  onValueChange?: ((value: DateRange | null, details: DateChangeDetails) => void) | undefined;
  defaultText?: { from?: string; to?: string } | undefined;
}

interface RangeOptions<Fault extends Problem> {
  /** Returns an end as the picker writes it, or `null` with an error in development if it does not exist. */
  usableEnd: (prop: string, end: string | null | undefined) => string | null;
  /**
   * Returns how texts of an end with a value are parsed and formatted; for the second end, `start` is the first one, from
   * which distances count.
   */
  readingOf: (value: string | null, start: string | null) => TextReading<Fault>;
  /** Returns the reason why two valid ends are not a valid range. */
  validatePair: (from: string, to: string) => Problem | null;
}

/** Manages the value of a range picker and the texts of its two fields. */
function useRange<Fault extends Problem>(
  component: string,
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>,
  props: RangeValueProps,
  options: RangeOptions<Fault>,
): RangeState<Fault> {
  const { defaultText, defaultValue = null } = props;
  const { readingOf, validatePair } = options;
  const [current, setValue, writes] = useWrittenState<DateRange | null, DateChangeDetails>(
    { value: props.value, defaultValue, onValueChange: props.onValueChange },
    (range) => `${range?.from ?? ''}/${range?.to ?? ''}`,
  );
  const value = usableEnds(
    component,
    props.value === undefined ? 'defaultValue' : 'value',
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
  const textOf = (end: RangeEnd) => ({
    value: value[end],
    writes,
    defaultText: defaultText?.[end],
    input: inputs[end],
  });
  const first = useTypedText(readingOf(value.from, null), {
    ...textOf('from'),
    onCommit: (next, reason, event) => changeEnd('from', next, { reason, event }),
  });
  const from = usable(first);
  const second = useTypedText(readingOf(value.to, from), {
    ...textOf('to'),
    onCommit: (next, reason, event) => changeEnd('to', next, { reason, event }),
  });
  const texts = { from: first, to: second };
  const to = usable(second);
  const problemOf = (ends: RangeValues) =>
    ends.from !== null && ends.to !== null ? validatePair(ends.from, ends.to) : null;
  const pairProblem = problemOf({ from, to });

  const set = (range: DateRange | null, details: DateChangeDetails) => {
    first.drop();
    second.drop();
    change({ from: range?.from ?? null, to: range?.to ?? null }, details);
  };
  const commit = (end: RangeEnd, event: Event | undefined) => {
    const { text, problem } = texts[end];
    const read = (part: string, start: string | null) =>
      usable(readingOf(null, start).read?.(part));
    const ends = problem && readEnds(text, read);
    if (ends) set(ends, { reason: 'type', event });
    else texts[end].commit(event, pairProblem !== null);
  };
  const commitAll = (event: Event | undefined, ends: readonly RangeEnd[]) => {
    pending.current = reported;
    for (const end of ends) if (!texts[end].settled) commit(end, event);
    const committed = pending.current;
    pending.current = null;
    const isInvalid = committed.from === '' || committed.to === '';
    change(committed, { reason: isInvalid ? 'invalid-text' : 'type', event });
  };
  // One at a time, because committing one field may settle the other.
  const due = rangeEnds.find((end) => texts[end].due);
  useDueCommit(due !== undefined, () => {
    if (due) commit(due, undefined);
  });

  const isTyping = !first.settled || !second.settled;
  const fits = isTyping && !pairProblem && !first.problem && !second.problem;
  const committedEnd = (end: RangeEnd) =>
    texts[end].settled && !fits ? value[end] : pairProblem ? null : usable(texts[end]);
  useFormSubmit(inputs.from, isTyping ? (event) => commitAll(event, rangeEnds) : null);
  useFormReset(inputs.from, (event) => set(defaultValue, { reason: 'reset', event }));
  return {
    ...texts,
    value,
    submitted: { from: committedEnd('from'), to: committedEnd('to') },
    pairProblem,
    filled: first.text + second.text !== '',
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

function usable(result: TypedResult<Problem> | undefined): string | null {
  return (!result?.problem && result?.value) || null;
}

/** Returns both ends as the picker writes them; a reversed range is reported in development. */
function usableEnds(
  component: string,
  prop: string,
  range: DateRange | null,
  { usableEnd, validatePair }: Pick<RangeOptions<Problem>, 'usableEnd' | 'validatePair'>,
): RangeValues {
  if (inDevelopment) checkRange(component, prop, range);
  const from = usableEnd(`${prop}.from`, range?.from);
  const to = usableEnd(`${prop}.to`, range?.to);
  if (inDevelopment && from !== null && to !== null && validatePair(from, to)?.reversed) {
    reportProblem(
      component,
      prop,
      `runs from ${from} back to ${to}, so the picker shows an error and offers to swap them. Pass the earlier one as \`from\`.`,
    );
  }
  return { from, to };
}
