'use client';
import type { Ref } from 'react';
import type { Bounds } from '../../internals/usable-dates';
import { FormValue } from '../../primitives/form-value';
import type { CalendarState } from './months/calendar-context';

/** Names and values that a form submits. */
export type NamedValues = ReadonlyArray<readonly [name: string | undefined, value: string]>;

/** Props of {@link CalendarFormValues}. */
interface CalendarFormValuesProps {
  values: NamedValues;
  state: CalendarState;
  bounds: Bounds;
  form: string | undefined;
  /** Ref to the first control, which stands for the calendar. */
  control: Ref<HTMLInputElement>;
  /** Called when the browser wants to show that a value is missing. */
  onFocusRequest: () => void;
}

/** Native date fields that carry the picked days in a form. */
export function CalendarFormValues(props: CalendarFormValuesProps) {
  const { values, state, bounds, form, control, onFocusRequest } = props;
  return values.map(([name, value], index) => (
    <FormValue
      key={index}
      ref={index === 0 ? control : undefined}
      type="date"
      name={name}
      value={value}
      min={bounds.min ?? undefined}
      max={bounds.max ?? undefined}
      form={form}
      required={state.required}
      disabled={state.disabled}
      readOnly={state.readOnly}
      onFocusRequest={onFocusRequest}
    />
  ));
}
