import Select from 'react-select';
import { countries } from '#src/components/country-select/countries.ts';
import { countryName, CountrySelect } from '#src/components/country-select/index.ts';
import type { BenchCase } from '../page.tsx';

/** Our single select with minimal props. */
export const ours: BenchCase = {
  Subject: () => <CountrySelect aria-label="Country" />,
  parts: {
    open: '[data-slot="country-select-trigger"]',
    panel: '[data-slot="country-select-list"]',
    input: '[role="combobox"]',
  },
};

/** Country names in English, in order, as an application passes them to a select. */
const options = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** The bare package with the country names: the minimal code that selects a country. */
export const bare: BenchCase = {
  Subject: () => <Select aria-label="Country" options={options} classNamePrefix="bare" />,
  parts: { open: '.bare__dropdown-indicator', panel: '.bare__menu', input: '[role="combobox"]' },
};
