import { cached } from '../../../core/cached';
import type { CountryMatch } from '../search/search-countries';
import { placeOf, type Region } from './countries';
import { countryName } from './country-name';

/** Option of the list. */
export interface CountryOption {
  code: string;
  /** Name in the user's language, or the code if it is unknown. */
  name: string;
  /** Why the option matches the search; absent without a search. */
  match?: CountryMatch;
}

/** Options with a heading. */
export interface CountryGroup {
  key: Region | 'preferred' | 'others';
  options: readonly CountryOption[];
}

/** Countries in one language, shared by all components that use it. */
export interface CountryNames {
  locale: string;
  /** Returns the option of a code, always the same object. */
  option: (code: string) => CountryOption;
}

const byLanguage = new Map<string, CountryNames>();

/**
 * Returns the countries in a language, cached.
 * @param complete Whether the included names are loaded or not needed; incomplete lists are cached
 * separately.
 */
export function countryNames(locale: string, complete: boolean): CountryNames {
  return cached(byLanguage, `${locale} ${complete}`, () => makeNames(locale));
}

function makeNames(locale: string): CountryNames {
  const options = new Map<string, CountryOption>();
  return {
    locale,
    option: (code) => {
      const option = options.get(code) ?? { code, name: countryName(code, locale) };
      // Cache only countries, not any string that a server sends.
      if (placeOf(code) >= 0) options.set(code, option);
      return option;
    },
  };
}
