'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { listen } from '../../core/listen';
import { useCommitted } from '../../core/use-committed';
import { placeOf } from './countries/countries';
import type { CountryNames } from './countries/country-options';
import type { CountryChangeDetails } from './country-select-props';
import { namedCode } from './list/country-list';
import { countryAliases } from './search/search-index';
import type { CountryComboboxState } from './use-country-combobox';

/**
 * Commits the value that the browser fills into the hidden control: a code, or the name of a country in any
 * language of the search. Other values are reverted.
 */
export function useAutofill(
  control: RefObject<HTMLInputElement | null>,
  { names, locked, chosen }: Pick<CountryComboboxState, 'names' | 'locked' | 'chosen'>,
  onFill: (code: string, details: CountryChangeDetails) => void,
): void {
  const latest = useCommitted({ names, locked, current: chosen[0]?.code ?? '', onFill });
  const filling = useRef<string>(null);
  // Before the browser can autofill: without a listener, React would restore its own value.
  useLayoutEffect(() => {
    const input = control.current;
    if (!input) return undefined;
    const fill = async (event?: Event) => {
      const text = input.value;
      if (latest.current.locked || text === latest.current.current) return;
      filling.current = text;
      const code = await codeOf(text, latest.current.names);
      if (filling.current !== text) return;
      filling.current = null;
      if (code) latest.current.onFill(code, { reason: 'autofill', event });
      else input.value = latest.current.current;
    };
    // Values that were autofilled before hydration had no event.
    void fill();
    // Not React's `onChange`, which ignores values that a script has set.
    return listen(input, { input: fill, change: fill });
  }, [control, latest]);
}

/** Returns the code of a country by its code or one of its names, some of which load first. */
async function codeOf(text: string, names: CountryNames): Promise<string | null> {
  const code = text.trim().toUpperCase();
  return placeOf(code) >= 0 ? code : namedCode(text, names, await countryAliases.load());
}
