// The data of countries, the search in their names, and what is selected. Copied components import it from the package.
export { countriesIn, placeOf, usableCodes, usablePreferred } from './countries';
export {
  comparison,
  countryNames,
  foundOptions,
  groupedOptions,
  namedCode,
  offeredOptions,
  type CountryGroup,
  type CountryNames,
  type CountryOption,
} from './country-list';
export { flagsFor } from './flags';
export { otherNames } from './search-countries';
export { rootProps, useCountryCombobox, type CountryComboboxState } from './use-country-combobox';
