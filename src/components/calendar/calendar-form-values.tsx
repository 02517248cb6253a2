'use client';
import type { Ref } from 'react';
import type { ResolvedFieldControl } from '../../internals/field-context';
import { FormValue } from '../../primitives/form-value';

/** Names and values that a form submits. */
export type NamedValues = ReadonlyArray<readonly [name: string | undefined, value: string]>;

/** Props of {@link CalendarFormValues}. */
export interface CalendarFormValuesProps {
  /** At least one; the first control stands for the calendar. */
  values: NamedValues;
  /** Type of the native control: `date` checks `min` and `max`. */
  type: 'date' | 'text';
  min?: string | undefined;
  max?: string | undefined;
  form: string | undefined;
  field: ResolvedFieldControl;
  readOnly: boolean;
  /** Ref to the first control. */
  controlRef: Ref<HTMLInputElement>;
  /** Called when the browser focuses a control, as to show that a value is missing. */
  onFocusRequest: () => void;
}

/** Native controls that carry what is picked in a form. */
export function CalendarFormValues({
  values,
  field,
  controlRef,
  ...rest
}: CalendarFormValuesProps) {
  return values.map(([name, value], index) => (
    <FormValue
      {...rest}
      key={index}
      ref={index === 0 ? controlRef : undefined}
      name={name}
      value={value}
      required={field.required}
      disabled={field.disabled}
    />
  ));
}
