'use client';
import type { RefObject } from 'react';
import type { ChangeDetails } from '../change-details';
import { useDueCommit } from './use-early-text';
import { useFormReset, useFormSubmit } from './use-form-event';
import { useTypedText, type TextReading, type TypedReason, type TypedText } from './use-typed-text';
import { useWrittenState } from './use-written-state';

/** Details of a change of a typed value, with the reasons of the field itself. */
type Details<Reason extends string> = ChangeDetails<Reason | TypedReason | 'reset'>;

/** Options of {@link useTypedValue}. */
interface TypedValueOptions<Problem, Reason extends string> {
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null, details: Details<Reason>) => void) | undefined;
  /** Initial text, for example of a form that the server rendered again. */
  defaultText: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Returns the value of a prop as the field writes it; `null` for one that does not exist. */
  usable: (prop: 'value' | 'defaultValue', value: string | null) => string | null;
  /** Returns how text is parsed and formatted, given the current value. */
  readingOf: (value: string | null) => TextReading<Problem>;
}

/** Value of a field whose text is parsed. */
interface TypedValue<Problem, Reason extends string> {
  value: string | null;
  typed: TypedText<Problem>;
  /** Sets the value and discards typed text. */
  change: (value: string | null, details: Details<Reason>) => void;
}

/** Manages the value of a field whose text is parsed, with that text and the reset of its form. */
export function useTypedValue<Problem, Reason extends string>(
  options: TypedValueOptions<Problem, Reason>,
): TypedValue<Problem, Reason> {
  const { defaultValue, defaultText, input, usable, readingOf } = options;
  const [current, setValue, writes] = useWrittenState<string | null, Details<Reason>>(
    options,
    (text) => text ?? '',
  );
  const value = usable(options.value === undefined ? 'defaultValue' : 'value', current);
  const typed = useTypedText({
    ...readingOf(value),
    value,
    writes,
    defaultText,
    input,
    onCommit: (next, reason, event) => setValue(next, { reason, event }),
  });
  useDueCommit(typed.due, typed.commit);
  useFormSubmit(input, typed.settled ? null : typed.commit);
  const change = (next: string | null, details: Details<Reason>) => {
    typed.drop();
    setValue(next, details);
  };
  useFormReset(input, (event) => change(defaultValue, { reason: 'reset', event }));
  return { value, typed, change };
}
