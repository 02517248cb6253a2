// The data of countries, and the search in their names. Copied components import it from the package.
export { countries, placeOf, regions } from './countries/countries';
export { lacksNames, shippedNames } from './countries/country-name';
export { countriesIn, usablePolicy } from './countries/country-policy';
export { usableCodes, usablePreferred } from './countries/usable-codes';
export { flagsFor } from './flags/flags';
export { codeOfText, searchCountries, type CountryMatch } from './search/search-countries';
export {
  countryAliases,
  searchIndex,
  type AliasTexts,
  type SearchEntry,
} from './search/search-index';
