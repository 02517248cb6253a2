import { lazyModule, type LazyModule } from '../../../core/lazy-module';
import { countries } from '../countries/countries';
import { engineNames } from '../countries/country-name';
import { countrySearch } from '../data/country-search.data';
import { foldName } from './fold-name';
import { areaCodes, formerNames, kanaReadings, otherCodes } from './former-names';

/** Kind of a search term. */
export type TermKind = 'name' | 'endonym' | 'other' | 'former' | 'capital' | 'foreign';

/** Search term of a country. */
export interface Term {
  kind: TermKind;
  /** Text as shown. */
  text: string;
  /** Normalized text with a leading space, so that every word starts after a space. */
  folded: string;
  /** Normalized text without spaces. */
  joined: string;
}

/** Search terms of a country. */
export interface SearchEntry {
  code: string;
  /** Alpha-2 code, and alpha-3 codes with former ones. */
  codes: readonly string[];
  /** Calling codes without the plus sign. */
  callingCodes: readonly string[];
  /** Whether the country is a member of the United Nations. */
  isMember: boolean;
  terms: readonly Term[];
}

/** Names that load on first use. */
export interface AliasTexts {
  /** Endonyms, other names and capitals. */
  countryAliases: string;
  /** Everyday names by language. */
  everydayNames: string;
}

/** Names that load on first use. */
export const countryAliases: LazyModule<AliasTexts> = lazyModule(async () => {
  const [{ countryAliases: aliases }, { everydayNames }] = await Promise.all([
    import('../data/country-aliases.data'),
    import('./everyday-names'),
  ]);
  return { countryAliases: aliases, everydayNames };
});

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
 * @param locale BCP 47 tag of that language.
 * @param texts Texts of {@link countryAliases}; without them, only names and codes are searched.
 */
export function searchIndex(
  names: readonly string[],
  locale: string,
  texts?: AliasTexts,
): SearchEntry[] {
  const facts = countrySearch.split('~');
  const aliases = texts?.countryAliases.split('~') ?? [];
  const everyday = everydayNamesOf(texts?.everydayNames ?? '');
  return countries.map(({ code, unMember }, place) => {
    const [codes = [], callingCodes = [], english = []] = fieldsOf(facts[place]);
    const [endonyms = [], others = [], capitals = []] = fieldsOf(aliases[place]);
    const known = [...engineNames(code, locale), ...engineNames(code, 'en'), ...english].flatMap(
      // "Myanmar (Burma)" is found by each of its names.
      (name) => [name, name.replace(/\s*[(（].*/u, '')],
    );
    const readings = kanaReadings[code]?.split(';') ?? [];
    const terms = termsOf([
      ['name', [names[place] ?? code]],
      ['endonym', endonyms],
      ['former', formerNames[code] ?? []],
      ['other', [...known, ...(everyday.get(code) ?? []), ...others, ...readings]],
      ['capital', capitals],
    ]);
    return {
      code,
      codes: [code, ...codes, ...(otherCodes[code] ?? [])],
      callingCodes: [...callingCodes, ...(areaCodes[code] ?? [])],
      isMember: unMember,
      terms,
    };
  });
}

/** Reads lines such as `en|US America,the States|GB Britain`. */
function everydayNamesOf(lines: string): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const entry of lines.split(/[\n|]/).filter((text) => text[2] === ' ')) {
    const code = entry.slice(0, 2);
    names.set(code, [...(names.get(code) ?? []), ...entry.slice(3).split(',')]);
  }
  return names;
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
      if (text && !terms.has(folded)) {
        terms.set(folded, { kind, text, folded, joined: folded.replaceAll(' ', '') });
      }
    }
  }
  return [...terms.values()];
}

let foreign: ReadonlyMap<string, readonly Term[]> | undefined;

/** Returns the names of each country in many languages, by code; searched if nothing else matches well. */
export function foreignTerms(): ReadonlyMap<string, readonly Term[]> {
  foreign ??= new Map(
    countries.map(({ code }) => {
      const names = languages.flatMap((language) => engineNames(code, language));
      return [code, termsOf([['foreign', names]])];
    }),
  );
  return foreign;
}
