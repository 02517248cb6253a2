import { CountrySelect } from '#src/components/country-select/index.ts';

/** Our single select with minimal props. */
export function Subject() {
  return <CountrySelect aria-label="Country" />;
}

export const parts = {
  open: '[data-slot="country-select-trigger"]',
  panel: '[data-slot="country-select-list"]',
  input: '[role="combobox"]',
};
