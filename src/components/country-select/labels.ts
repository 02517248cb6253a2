import type { LabelCatalogue } from '../../internals/use-labels';
import type { Region } from './countries/countries';

/** Words that the country selects say, without the names that `Intl` knows. Numbers arrive formatted. */
export interface CountrySelectLabels {
  /** Text of the empty field for one country. */
  placeholder: string;
  /** Text of the empty field for several. */
  placeholderMany: string;
  /** Name of the list to choose from. */
  list: string;
  /** Name of the list of what is chosen. */
  chosen: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Name of the button that takes one country away. */
  remove: (name: string) => string;
  /** Heading of the countries that come first. */
  preferred: string;
  /** Heading of the countries after them. */
  others: string;
  /** Heading of a part of the world. */
  region: (region: Region) => string;
  /** Line below the list: how many can be chosen from. */
  total: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Line below the list while something is searched. */
  found: (number: string, total: string) => string;
  /** Message about how many were found. */
  results: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Message about a text that no country has. */
  none: (query: string) => string;
  /** Words in place of the list while it loads. */
  loading: string;
  /** Message about a list that could not be loaded. */
  failed: string;
  /** Words beside a code that no country has. */
  unknown: string;
  /** Reason for which a country was found: a name that it had. */
  formerly: (name: string) => string;
  /** Reason for which a country was found: its capital. */
  capital: (name: string) => string;
  /** Message about a country that was chosen. */
  selected: (name: string) => string;
  /** Message about a country that was taken away. */
  removed: (name: string) => string;
  /** Message about an emptied field. */
  cleared: string;
  /** Message about a chosen country that the arrow keys reached. */
  reached: (name: string, number: string, total: string) => string;
}

const regionNames: Readonly<Record<Region, string>> = {
  africa: 'Africa',
  americas: 'Americas',
  antarctic: 'Antarctic',
  asia: 'Asia',
  europe: 'Europe',
  oceania: 'Oceania',
};

const en: CountrySelectLabels = {
  placeholder: 'Choose a country',
  placeholderMany: 'Choose countries',
  list: 'Countries',
  chosen: 'Chosen countries',
  clear: 'Clear',
  remove: (name) => `Remove ${name}`,
  preferred: 'Suggested',
  others: 'All countries',
  region: (region) => regionNames[region],
  total: (number, plural) =>
    plural === 'one' ? `${number} country or territory` : `${number} countries and territories`,
  found: (number, total) => `${number} of ${total}`,
  results: (number, plural) => (plural === 'one' ? `${number} result` : `${number} results`),
  none: (query) => `No country found for “${query}”`,
  loading: 'Loading countries…',
  failed: 'The list could not be loaded. Open it again or reload the page.',
  unknown: 'Unknown country',
  formerly: (name) => `formerly ${name}`,
  capital: (name) => `capital: ${name}`,
  selected: (name) => `${name} selected`,
  removed: (name) => `${name} removed`,
  cleared: 'Nothing selected',
  reached: (name, number, total) => `${name}, ${number} of ${total}. Backspace removes it`,
};

/** Catalogue of the country selects' words. */
export const countrySelectLabels: LabelCatalogue<CountrySelectLabels> = {
  name: 'countrySelect',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
