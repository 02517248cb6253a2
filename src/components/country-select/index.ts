export type { Country, CountryPolicy, Region } from './countries/countries';
export { countryName } from './countries/country-name';
export { CountrySelect, type CountrySelectProps } from './country-select';
export type {
  CountryChangeDetails,
  CountryChangeReason,
  CountrySelectCommonProps,
} from './country-select-props';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export type { CountrySelectLabels } from './words';
export { MultipleCountrySelect, type MultipleCountrySelectProps } from './multiple-country-select';
export { CountryDisplay, type CountryDisplayProps } from './country-display';
