'use client';
import type { Ref } from 'react';
import type { ResolvedFieldControl } from '../../core/forms/use-field-control';
import { FormValue } from '../../primitives/form-value';

/** Names and values that a form submits. */
export type NamedValues = ReadonlyArray<readonly [name: string | undefined, value: string]>;

/** Props of {@link CalendarFormValues}. */
export interface CalendarFormValuesProps {
  /** At least one entry; the first control represents the calendar. */
  values: NamedValues;
  /** Type of the native control; `date` validates `min` and `max`. */
  type: 'date' | 'text';
  min?: string | undefined;
  max?: string | undefined;
  form: string | undefined;
  field: ResolvedFieldControl;
  readOnly: boolean;
  /** Ref to the first control. */
  controlRef: Ref<HTMLInputElement>;
  /** Called when the browser focuses a control, for example to report a missing value. */
  onFocusRequest: () => void;
}

/** Native form controls with the value of a calendar. */
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
