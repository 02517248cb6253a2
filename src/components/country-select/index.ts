export { countryName, type Country, type CountryPolicy, type Region } from './countries';
export { CountrySelect, type CountrySelectProps } from './country-select';
export type {
  CountryChangeDetails,
  CountryChangeReason,
  CountrySelectCommonProps,
} from './use-country-combobox';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export type { CountrySelectLabels } from './words';
export { MultipleCountrySelect, type MultipleCountrySelectProps } from './multiple-country-select';
export { CountryDisplay, type CountryDisplayProps } from './country-display';
