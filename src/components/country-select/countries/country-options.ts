import type { CountryMatch } from '../search/search-countries';
import { placeOf, type CountryPolicy, type Region } from './countries';
import { countryName } from './country-name';

/** Choice in the list. */
export interface CountryOption {
  code: string;
  /** Name in the user's language, or the code where it is unknown. */
  name: string;
  /** Why the search found it; missing while nothing is searched. */
  match?: CountryMatch;
}

/** Choices under one heading. */
export interface CountryGroup {
  key: Region | 'preferred' | 'others';
  options: readonly CountryOption[];
}

/** Countries in one language, shared by all components that use it. */
export interface CountryNames {
  locale: string;
  /** Choice of a code, the same object at every call. */
  option: (code: string) => CountryOption;
}

/** What a widget offers, and in which order. */
export interface CountryOffer {
  include: CountryPolicy;
  /** Codes that come first, in this order. */
  preferred: readonly string[];
  groupBy: 'region' | undefined;
}

const byLanguage = new Map<string, CountryNames>();

/**
 * Countries in a language, kept for the next who asks.
 * @param complete Whether the shipped names are loaded or not needed: before, they are kept apart.
 */
export function countryNames(locale: string, complete: boolean): CountryNames {
  const key = `${locale} ${complete}`;
  const names = byLanguage.get(key) ?? makeNames(locale);
  byLanguage.set(key, names);
  return names;
}

function makeNames(locale: string): CountryNames {
  const options = new Map<string, CountryOption>();
  return {
    locale,
    option: (code) => {
      const option = options.get(code) ?? { code, name: countryName(code, locale) };
      // Not every text that a server sends, only countries.
      if (placeOf(code) >= 0) options.set(code, option);
      return option;
    },
  };
}
