import {
  countriesIn,
  countries,
  placeOf,
  regions,
  type CountryPolicy,
  type Region,
} from './countries';
import { countryName } from './country-name';
import { searchCountries, type CountryMatch } from './search-countries';
import { searchIndex, type SearchData, type SearchEntry } from './search-index';

/** Choice in the list. */
export interface CountryOption {
  code: string;
  /** Name in the reader's language, or the code where nobody has it. */
  name: string;
  /** Why the search found it; missing while nothing is searched. */
  match?: CountryMatch;
}

/** Choices under one heading. */
export interface CountryGroup {
  key: Region | 'preferred' | 'others';
  options: readonly CountryOption[];
}

/** Countries in one language, made once for everybody who reads it. */
export interface CountryNames {
  locale: string;
  /** Choice of a code, the same object at every call. */
  option: (code: string) => CountryOption;
  /** All choices, sorted as the language sorts them. */
  sorted: () => readonly CountryOption[];
  /** Entries of the search by code. */
  entries: (data: SearchData | undefined) => ReadonlyMap<string, SearchEntry>;
}

const byLanguage = new Map<string, CountryNames>();

/**
 * Countries in a language, kept for the next who asks.
 * @param complete Whether the shipped names are loaded or not needed: before, they are kept apart.
 */
export function countryNames(locale: string, complete: boolean): CountryNames {
  const key = `${locale} ${complete}`;
  const known = byLanguage.get(key);
  if (known) return known;
  const made = makeNames(locale);
  byLanguage.set(key, made);
  return made;
}

function makeNames(locale: string): CountryNames {
  const options = new Map<string, CountryOption>();
  let list: readonly CountryOption[] | undefined;
  let index: { data: SearchData | undefined; entries: Map<string, SearchEntry> } | undefined;
  const option = (code: string): CountryOption => {
    const found = options.get(code) ?? { code, name: countryName(code, locale) };
    // Not every text that a server sends, only countries.
    if (placeOf(code) >= 0) options.set(code, found);
    return found;
  };
  return {
    locale,
    option,
    sorted: () => {
      const { compare } = new Intl.Collator([locale, 'en']);
      list ??= countries
        .map(({ code }) => option(code))
        .toSorted((a, b) => compare(a.name, b.name));
      return list;
    },
    entries: (data) => {
      if (!index || index.data !== data) {
        const names = countries.map(({ code }) => option(code).name);
        const entries = searchIndex(names, data).map((entry) => [entry.code, entry] as const);
        index = { data, entries: new Map(entries) };
      }
      return index.entries;
    },
  };
}

/** What a widget offers, and in which order. */
export interface CountryOffer {
  include: CountryPolicy;
  /** Codes that come first, in this order. */
  preferred: readonly string[];
  groupBy: 'region' | undefined;
}

/** Choices that a widget offers: `preferred` first, then all others in the order of the language. */
export function offeredOptions(
  names: CountryNames,
  { include, preferred }: Pick<CountryOffer, 'include' | 'preferred'>,
): readonly CountryOption[] {
  const offered = new Set(countriesIn(include).map(({ code }) => code));
  const first = new Set(preferred.filter((code) => offered.has(code)));
  const others = names.sorted().filter(({ code }) => offered.has(code) && !first.has(code));
  return [...Array.from(first, names.option), ...others];
}

/** Choices under headings: the preferred ones, then the regions in the order of their names, or one group of the others. */
export function groupedOptions(
  options: readonly CountryOption[],
  { preferred, groupBy }: Pick<CountryOffer, 'preferred' | 'groupBy'>,
  compare: (a: Region, b: Region) => number,
): readonly CountryGroup[] {
  const isFirst = ({ code }: CountryOption) => preferred.includes(code);
  const first: CountryGroup = { key: 'preferred', options: options.filter(isFirst) };
  const others = options.filter((option) => !isFirst(option));
  const rest: CountryGroup[] = groupBy
    ? regions.toSorted(compare).map((key) => ({
        key,
        options: others.filter(({ code }) => countries[placeOf(code)]?.region === key),
      }))
    : [{ key: 'others', options: others }];
  return [first, ...rest].filter((group) => group.options.length > 0);
}

/** Choices that a text finds, the best first; equally good ones in the given order. */
export function foundOptions(
  query: string,
  options: readonly CountryOption[],
  entries: ReadonlyMap<string, SearchEntry>,
  names: CountryNames,
): readonly CountryOption[] {
  const searched = options.flatMap(({ code }) => entries.get(code) ?? []);
  return searchCountries(query, searched).map((match) => ({ ...names.option(match.code), match }));
}
