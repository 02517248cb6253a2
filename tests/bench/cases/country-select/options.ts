import { countries } from '#src/components/country-select/countries/countries.ts';
import { countryName } from '#src/components/country-select/index.ts';

/** Names of the countries in English, in order: what an application hands to a select. */
export const options = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
