import { CountrySelect } from '#src/components/country-select/index.ts';

/** Our select of one country with the least props. */
export function Subject() {
  return <CountrySelect aria-label="Country" />;
}

export const parts = {
  open: '[data-slot="country-select-arrow"]',
  panel: '[data-slot="country-select-list"]',
  input: '[role="combobox"]',
};
