import { countries } from '#src/components/country-select/countries.ts';
import { countryName } from '#src/components/country-select/index.ts';

/** Country names in English, in order, as an application passes them to a select. */
export const options = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
