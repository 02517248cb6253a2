import { counted, type PluralCategory } from '../../core/locale/plural';

/** Labels of the country selects; names of countries come from `Intl`. Numbers arrive formatted. */
export interface CountrySelectLabels {
  /** Placeholder of a single select. */
  placeholder: string;
  /** Placeholder of a multiple select. */
  placeholderMultiple: string;
  /** Name of the button that opens the list. */
  openList: string;
  /** Name of the list of options. */
  list: string;
  /** Name of the list of selected countries. */
  selectedCountries: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Name of the button that removes one country. */
  remove: (name: string) => string;
  /** Heading of the preferred countries. */
  preferred: string;
  /** Heading of the countries after the preferred ones. */
  allCountries: string;
  /** Headings of the regions. */
  regions: Readonly<
    Record<'africa' | 'americas' | 'antarctic' | 'asia' | 'europe' | 'oceania', string>
  >;
  /** Line below the list: the number of countries. */
  total: (number: string, plural: PluralCategory) => string;
  /** Line below the list while searching. */
  found: (number: string, total: string) => string;
  /** Announcement of the number of results. */
  results: (number: string, plural: PluralCategory) => string;
  /** Message if no country matches. */
  none: (query: string) => string;
  /** Text beside an unknown country code. */
  unknown: string;
  /** Why a country matches: a former name. */
  formerly: (name: string) => string;
  /** Why a country matches: its capital. */
  capital: (name: string) => string;
  /** Announcement of a selected country. */
  selected: (name: string) => string;
  /** Announcement of a removed country. */
  removed: (name: string) => string;
  /** Announcement of a cleared field. */
  cleared: string;
}

/** English labels of the country selects. */
export const countrySelect: CountrySelectLabels = {
  placeholder: 'Choose a country',
  placeholderMultiple: 'Choose countries',
  openList: 'Show countries',
  list: 'Countries',
  selectedCountries: 'Selected countries',
  clear: 'Clear',
  remove: (name) => `Remove ${name}`,
  preferred: 'Suggested',
  allCountries: 'All countries',
  regions: {
    africa: 'Africa',
    americas: 'Americas',
    antarctic: 'Antarctic',
    asia: 'Asia',
    europe: 'Europe',
    oceania: 'Oceania',
  },
  total: (number, plural) =>
    counted(number, plural, {
      one: '# country or territory',
      other: '# countries and territories',
    }),
  found: (number, total) => `${number} of ${total}`,
  results: (number, plural) => counted(number, plural, { one: '# result', other: '# results' }),
  none: (query) => `No country found for “${query}”`,
  unknown: 'Unknown country',
  formerly: (name) => `formerly ${name}`,
  capital: (name) => `capital: ${name}`,
  selected: (name) => `${name} selected`,
  removed: (name) => `${name} removed`,
  cleared: 'Nothing selected',
};
