'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { listen } from '../../core/dom';
import { useFormReset } from '../../core/forms/use-form-event';
import { useWrittenState } from '../../core/forms/use-written-state';
import { useCommitted } from '../../core/state';
import { useBeforeHydration } from '../../core/use-hydrated';
import { FormValue } from '../../primitives/form-value';
import { placeOf, usableCodes } from './countries';
import { CountryCombobox } from './country-combobox';
import { namedCode, type CountryNames } from './country-list';
import { otherNames } from './search-countries';
import {
  useCountryCombobox,
  type CountryChangeDetails,
  type CountryComboboxState,
  type CountrySelectCommonProps,
} from './use-country-combobox';

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
  const codes = usableCodes('CountrySelect', prop, current ? [current] : []);
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

/**
 * Commits the value that the browser fills into the hidden control: a code, or the name of a country in any
 * language of the search. Other values are reverted.
 */
function useAutofill(
  control: RefObject<HTMLInputElement | null>,
  { names, locked, chosen }: Pick<CountryComboboxState, 'names' | 'locked' | 'chosen'>,
  onFill: (code: string, details: CountryChangeDetails) => void,
): void {
  const latest = useCommitted({ names, locked, current: chosen[0]?.code ?? '', onFill });
  const filling = useRef<string>(null);
  const isEarly = useRef(false);
  useBeforeHydration(() => {
    isEarly.current = true;
  });
  // Before the browser can autofill: without a listener, React would restore its own value.
  useLayoutEffect(() => {
    const input = control.current;
    if (!input) return undefined;
    const fill = async (event?: Event) => {
      const text = input.value;
      const { locked: isLocked, current } = latest.current;
      if (isLocked || text === current) return;
      filling.current = text;
      const code = await codeOf(text, latest.current.names);
      // Meanwhile, another text may have been filled in, or another country set.
      if (filling.current !== text || latest.current.current !== current) return;
      filling.current = null;
      if (code) latest.current.onFill(code, { reason: 'autofill', event });
      else input.value = current;
    };
    // Values that were autofilled before hydration had no event.
    if (isEarly.current) void fill();
    isEarly.current = false;
    // Not React's `onChange`, which ignores values that a script has set.
    return listen(input, { input: fill, change: fill });
  }, [control, latest]);
  useFormReset(control, () => {
    filling.current = null;
  });
}

/** Returns the code of a country by its code or one of its names, some of which load first. */
async function codeOf(text: string, names: CountryNames): Promise<string | null> {
  const code = text.trim().toUpperCase();
  return placeOf(code) >= 0 ? code : namedCode(text, names, await otherNames.load());
}
