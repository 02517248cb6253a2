'use client';
import { useFormReset } from '../../core/forms/use-form-event';
import { useWrittenState } from '../../core/forms/use-written-state';
import { hasSameItems } from '../../core/props/use-stable-list';
import { FormValue } from '../../primitives/form-value';
import { ChosenCountries } from './chosen-countries';
import { usableCodes } from './countries';
import { CountryCombobox } from './country-combobox';
import {
  useCountryCombobox,
  type CountryChangeDetails,
  type CountrySelectCommonProps,
} from './use-country-combobox';

/** Props of {@link MultipleCountrySelect}. */
export interface MultipleCountrySelectProps extends CountrySelectCommonProps {
  /** ISO 3166-1 alpha-2 codes in the order of selection (controlled). */
  value?: ReadonlyArray<string>;
  /** Initial ISO 3166-1 alpha-2 codes. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called with all codes when a country is added or removed. */
  onValueChange?: (value: string[], details: CountryChangeDetails) => void;
}

const none: string[] = [];

/**
 * Field for several countries, which are submitted as separate entries with the same name. Renders a `<div>`
 * with the selected countries, an input, which takes the `id`, and a list in a popover.
 */
export function MultipleCountrySelect({
  value: valueProp,
  defaultValue: defaultProp,
  onValueChange,
  ...props
}: MultipleCountrySelectProps) {
  const defaultValue = defaultProp ?? none;
  const [current, setValue, writes] = useWrittenState<readonly string[], CountryChangeDetails>(
    {
      value: valueProp,
      defaultValue,
      onValueChange: (next, details) => onValueChange?.([...next], details),
    },
    String,
  );
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const codes = usableCodes('MultipleCountrySelect', prop, current);
  const state = useCountryCombobox('MultipleCountrySelect', props, codes, writes);
  const { disabled, required } = state.field;
  useFormReset(state.input, (event) => {
    state.setTyped(null);
    // A parent may pass a new array on every render; its content stays the same.
    if (!hasSameItems(codes, defaultValue)) {
      setValue(defaultValue, { reason: 'reset', event });
    }
  });
  return (
    <CountryCombobox
      slot="multiple-country-select"
      props={props}
      state={state}
      Chosen={ChosenCountries}
      onChange={setValue}
    >
      {props.name !== undefined &&
        codes.map((code) => (
          <FormValue
            key={code}
            type="hidden"
            name={props.name}
            form={props.form}
            disabled={disabled}
            value={code}
          />
        ))}
      {/* A read-only control must not block submission. */}
      {required && !props.readOnly && codes.length === 0 && (
        <FormValue
          type="text"
          form={props.form}
          required
          disabled={disabled}
          value=""
          onFocusRequest={() => state.input.current?.focus()}
        />
      )}
    </CountryCombobox>
  );
}
