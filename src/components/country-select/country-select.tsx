'use client';
import { useRef } from 'react';
import { useFormReset } from '../../core/forms/use-form-event';
import { useWrittenState } from '../../core/forms/use-written-state';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { FormValue } from '../../primitives/form-value';
import { usableCodes } from './countries/usable-codes';
import { CountryCombobox } from './country-combobox';
import type { CountryChangeDetails, CountrySelectCommonProps } from './country-select-props';
import { useAutofill } from './use-autofill';
import { useCountryCombobox } from './use-country-combobox';

/** Props of {@link CountrySelect}. */
export interface CountrySelectProps extends CountrySelectCommonProps {
  /** ISO 3166-1 alpha-2 code (controlled); `null` for none. */
  value?: string | null;
  /** Initial ISO 3166-1 alpha-2 code. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the country changes: by a selection, the clear button, autofill or a form reset. */
  onValueChange?: (value: string | null, details: CountryChangeDetails) => void;
  /**
   * Autofill token of the hidden control that the browser fills in, such as `shipping country`; `off` for
   * none. Default: `country`.
   */
  autoComplete?: string;
}

/**
 * Field for one country, which can be found by its names, codes, calling codes or capital. Renders a `<div>`
 * with an input, which takes the `id`, and a list in a popover.
 */
export function CountrySelect({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  autoComplete = 'country',
  ...props
}: CountrySelectProps) {
  const hidden = useRef<HTMLInputElement>(null);
  const [current, setValue, writes] = useWrittenState<string | null, CountryChangeDetails>(
    { value: valueProp, defaultValue, onValueChange },
    (code) => code ?? '',
  );
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const codes = usableCodes('CountrySelect', prop, usableValue(prop, current));
  const state = useCountryCombobox('CountrySelect', props, codes, writes);
  useFormReset(hidden, (event) => {
    state.setTyped(null);
    setValue(defaultValue, { reason: 'reset', event });
  });
  useAutofill(hidden, state, setValue);
  return (
    <CountryCombobox
      slot="country-select"
      props={props}
      state={state}
      multiple={false}
      onChange={(next, details) => setValue(next[0] ?? null, details)}
    >
      <FormValue
        ref={hidden}
        type="text"
        name={props.name}
        form={props.form}
        autoComplete={autoComplete}
        // A read-only control must not block submission.
        required={state.field.required && !props.readOnly}
        disabled={state.field.disabled}
        value={codes[0] ?? ''}
        onFocusRequest={() => state.input.current?.focus()}
      />
    </CountryCombobox>
  );
}

function usableValue(prop: string, value: string | null): readonly string[] {
  if (value === null) return [];
  if (value !== '') return [value];
  if (inDevelopment) {
    reportProblem(
      'CountrySelect',
      prop,
      'is an empty string, which is not a code. Pass null for no country.',
    );
  }
  return [];
}
