import Select from 'react-select';
import { options } from './options.ts';

/** The bare package with the country names: the minimal code that selects a country. */
export function Subject() {
  return <Select aria-label="Country" options={options} classNamePrefix="bare" />;
}

export const parts = {
  open: '.bare__dropdown-indicator',
  panel: '.bare__menu',
  input: '[role="combobox"]',
};
