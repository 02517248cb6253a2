'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useCommitted } from '../../internals/use-committed';
import { placeOf } from './countries/countries';
import type { CountryNames } from './countries/country-options';
import type { CountryChangeDetails } from './country-select-props';
import { namedCode } from './list/country-list';
import { countryAliases } from './search/search-index';
import type { CountryComboboxState } from './use-country-combobox';

/**
 * Commits what the browser fills into the hidden control: a code, or the name of a country in any language that the
 * search knows. Anything else is put back.
 */
export function useAutofill(
  control: RefObject<HTMLInputElement | null>,
  { names, locked, chosen }: Pick<CountryComboboxState, 'names' | 'locked' | 'chosen'>,
  onFill: (code: string, details: CountryChangeDetails) => void,
): void {
  const latest = useCommitted({ names, locked, current: chosen[0]?.code ?? '', onFill });
  const filling = useRef<string>(null);
  // Before the browser can fill anything in: without a listener, React would put its own value back.
  useLayoutEffect(() => {
    const input = control.current;
    const fill = async (event?: Event) => {
      const text = input?.value ?? '';
      if (!input || latest.current.locked || text === latest.current.current) return;
      filling.current = text;
      const code = await codeOf(text, latest.current.names);
      if (filling.current !== text) return;
      filling.current = null;
      if (code) latest.current.onFill(code, { reason: 'autofill', event });
      else input.value = latest.current.current;
    };
    // What was filled in before the page was live came without an event for us.
    void fill();
    // Not React's `onChange`, which overlooks a value that a script has set.
    input?.addEventListener('input', fill);
    input?.addEventListener('change', fill);
    return () => {
      input?.removeEventListener('input', fill);
      input?.removeEventListener('change', fill);
    };
  }, [control, latest]);
}

/** Code of a country by its code or by one of its names, some of which load first. */
async function codeOf(text: string, names: CountryNames): Promise<string | null> {
  const code = text.trim().toUpperCase();
  return placeOf(code) >= 0 ? code : namedCode(text, names, await countryAliases.load());
}
