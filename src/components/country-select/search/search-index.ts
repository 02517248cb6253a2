import { lazyModule, type LazyModule } from '../../../internals/lazy-module';
import { countries } from '../countries/countries';
import { engineName } from '../countries/country-name';
import { countrySearch } from '../data/country-search.data';
import { foldName } from './fold-name';
import { formerNames, kanaReadings } from './former-names';

/** Kind of a search term. */
export type TermKind = 'name' | 'endonym' | 'other' | 'former' | 'capital' | 'foreign';

/** Search term of a country. */
export interface Term {
  kind: TermKind;
  /** Text as shown. */
  text: string;
  /** Normalized text with a leading space, so that every word starts after a space. */
  folded: string;
}

/** Search terms of a country. */
export interface SearchEntry {
  code: string;
  /** Alpha-2 and alpha-3 code. */
  codes: readonly string[];
  /** Calling codes without the plus sign. */
  callingCodes: readonly string[];
  terms: readonly Term[];
}

/** Endonyms, other names and capitals; loaded on first use. */
export const countryAliases: LazyModule<string> = lazyModule(
  async () => (await import('../data/country-aliases.data')).countryAliases,
);

// Languages of the data, and others in which users search for a country.
const languages = [
  'en',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sr-Latn',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-Hant',
];

/**
 * Returns the entries of the search in the order of the list.
 * @param names Names of the countries in the user's language, in the order of the list.
 * @param aliasTexts Text of {@link countryAliases}; without it, only names and codes are searched.
 */
export function searchIndex(names: readonly string[], aliasTexts = ''): SearchEntry[] {
  const facts = countrySearch.split('~');
  const aliases = aliasTexts.split('~');
  return countries.map(({ code }, place) => {
    const [codes = [], callingCodes = [], english = []] = fieldsOf(facts[place]);
    const own = engineName(code, 'en') ?? '';
    const [endonyms = [], others = [], capitals = []] = fieldsOf(aliases[place]);
    const terms = termsOf([
      ['name', [names[place] ?? code]],
      ['endonym', endonyms],
      ['former', formerNames[code] ?? []],
      ['other', [own, ...english, ...others, ...(kanaReadings[code]?.split(';') ?? [])]],
      ['capital', capitals],
    ]);
    return { code, codes: [code, ...codes], callingCodes, terms };
  });
}

function fieldsOf(line = ''): string[][] {
  return line.split('|').map((field) => field.split(';').filter(Boolean));
}

function termsOf(
  lists: ReadonlyArray<readonly [kind: TermKind, texts: readonly string[]]>,
): Term[] {
  const terms = new Map<string, Term>();
  for (const [kind, texts] of lists) {
    for (const text of texts) {
      const folded = ` ${foldName(text)}`;
      if (text && !terms.has(folded)) terms.set(folded, { kind, text, folded });
    }
  }
  return [...terms.values()];
}

let foreign: ReadonlyMap<string, readonly Term[]> | undefined;

/** Returns the names of each country in many languages, by code; searched if nothing else matches. */
export function foreignTerms(): ReadonlyMap<string, readonly Term[]> {
  foreign ??= new Map(
    countries.map(({ code }) => {
      const names = languages.map((language) => engineName(code, language) ?? '');
      return [code, termsOf([['foreign', names]])];
    }),
  );
  return foreign;
}
