// The data of countries, and the search in their names. Copied components import it from the package.
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
