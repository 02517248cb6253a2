'use client';
import { useEffect, type RefObject } from 'react';
import type { IsoDate } from '../../../internals/dates/iso-date';
import { inDevelopment, reportProblem } from '../../../internals/report-problem';
import { usableDay } from '../../../internals/dates/usable-dates';
import { useControllableState } from '../../../internals/use-controllable-state';
import { useFormReset } from '../../../internals/forms/use-form-reset';
import type { TypedReason } from '../../../internals/forms/use-typed-text';
import type { DateRange } from '../../calendar';
import type { DateChangeDetails } from '../date-picker-props';
import type { Problem } from '../validate-date';
import { validateRange, type RangeRules } from './validate-range';
import { useDateText, type DateText } from '../typed/use-date-text';

/** Options of {@link useRange}. */
interface RangeOptions {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null;
  onValueChange: ((value: DateRange | null, details: DateChangeDetails) => void) | undefined;
  defaultText: { from?: string; to?: string } | undefined;
  rules: RangeRules;
  /** The two fields. */
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
}

/** Ends of a range, in reading order. */
export const rangeEnds = ['from', 'to'] as const;

/** End of a range. */
export type RangeEnd = (typeof rangeEnds)[number];

/** Range as two texts, with the reason if the two dates are not a valid range. */
export interface RangeState extends Record<RangeEnd, DateText> {
  value: Record<RangeEnd, IsoDate | null>;
  pair: Problem | null;
  /** Sets the range and discards typed text. */
  set: (range: DateRange | null, details: DateChangeDetails) => void;
  /** Commits the text of one field. */
  commit: (end: RangeEnd, event: Event | undefined) => void;
}

/** Manages the value of a range picker and the texts of its two fields. */
export function useRange(options: RangeOptions): RangeState {
  const { rules, defaultText, defaultValue, inputs } = options;
  const [current, setValue] = useControllableState<DateRange | null, DateChangeDetails>(options);
  const value = usableEnds(options.value === undefined ? 'defaultValue' : 'value', current);

  const change = (next: Record<RangeEnd, IsoDate | null>, details: DateChangeDetails) => {
    if (next.from === value.from && next.to === value.to) return;
    setValue(next.from === null && next.to === null ? null : next, details);
  };
  const textOf = (end: RangeEnd) => ({
    value: value[end],
    rules,
    defaultText: defaultText?.[end],
    input: inputs[end],
    onCommit: (date: IsoDate | null, reason: TypedReason, event: Event | undefined) => {
      const other = end === 'from' ? 'to' : 'from';
      // The other field may contain a date that only this one made invalid.
      const rest = date === null ? value[other] : usable(texts[other]);
      if (date !== null && texts[other].settled) texts[other].drop();
      change({ ...value, [end]: date, [other]: rest }, { reason, event });
    },
  });
  const texts = { from: useDateText(textOf('from')), to: useDateText(textOf('to')) };
  const from = usable(texts.from);
  const to = usable(texts.to);
  const pair = from !== null && to !== null ? validateRange(from, to, rules) : null;

  const commit = (end: RangeEnd, event: Event | undefined) => {
    texts[end].commit(event, pair !== null);
  };
  // One at a time, because committing one field may settle the other.
  const early = rangeEnds.find((end) => texts[end].early);
  useEffect(() => {
    if (early) commit(early, undefined);
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
    pair,
    set,
    commit,
  };
}

/** Whether a field is invalid: because of its own text, or because of the range. */
export function wrongEnd(range: RangeState, end: RangeEnd): boolean {
  const { problem, settled } = range[end];
  if (problem) return settled;
  return range.pair !== null && range.from.settled && range.to.settled;
}

function usable({ date, problem }: DateText): IsoDate | null {
  return problem ? null : date;
}

function usableEnds(prop: string, range: DateRange | null): Record<RangeEnd, IsoDate | null> {
  const from = usableDay('DateRangePicker', `${prop}.from`, range?.from);
  const to = usableDay('DateRangePicker', `${prop}.to`, range?.to);
  if (inDevelopment && from !== null && to !== null && to < from) {
    reportProblem(
      'DateRangePicker',
      prop,
      `runs from ${from} back to ${to}, so the picker shows an error and offers to swap the days. Pass the earlier day as \`from\`.`,
    );
  }
  return { from, to };
}
