import { counted, type PluralCategory } from '../../core/locale/plural';

/** English labels of the country selects. */
export const countrySelect = {
  /** Placeholder of a single select. */
  placeholder: 'Choose a country',
  /** Placeholder of a multiple select. */
  placeholderMultiple: 'Choose countries',
  /** Name of the button that opens the list. */
  openList: 'Show countries',
  /** Name of the list of options. */
  list: 'Countries',
  /** Name of the list of selected countries. */
  selectedCountries: 'Selected countries',
  /** Name of the button that clears the field. */
  clear: 'Clear',
  /** Name of the button that removes one country. */
  remove: (name: string) => `Remove ${name}`,
  /** Heading of the preferred countries. */
  preferred: 'Suggested',
  /** Heading of the countries after the preferred ones. */
  allCountries: 'All countries',
  /** Headings of the regions. */
  regions: {
    africa: 'Africa',
    americas: 'Americas',
    antarctic: 'Antarctic',
    asia: 'Asia',
    europe: 'Europe',
    oceania: 'Oceania',
  },
  /** Line below the list: the number of countries. */
  total: (number: string, plural: PluralCategory) =>
    counted(number, plural, {
      one: '# country or territory',
      other: '# countries and territories',
    }),
  /** Line below the list while searching. */
  found: (number: string, total: string) => `${number} of ${total}`,
  /** Announcement of the number of results. */
  results: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# result', other: '# results' }),
  /** Message if no country matches. */
  none: (query: string) => `No country found for “${query}”`,
  /** Text beside an unknown country code. */
  unknown: 'Unknown country',
  /** Why a country matches: a former name. */
  formerly: (name: string) => `formerly ${name}`,
  /** Why a country matches: its capital. */
  capital: (name: string) => `capital: ${name}`,
  /** Announcement of a selected country. */
  selected: (name: string) => `${name} selected`,
  /** Announcement of a removed country. */
  removed: (name: string) => `${name} removed`,
  /** Announcement of a cleared field. */
  cleared: 'Nothing selected',
};

/** Labels of the country selects; names of countries come from `Intl`. Numbers arrive formatted. */
export type CountrySelectLabels = typeof countrySelect;
