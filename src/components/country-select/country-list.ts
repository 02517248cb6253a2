import { cached } from '../../core/cached';
import { localesOf } from '../../core/locale/intl';
import { countries, countryName, placeOf, regions, type Region } from './countries';
import {
  codeOfText,
  searchCountries,
  searchIndex,
  type CountryMatch,
  type OtherNames,
  type SearchEntry,
} from './search-countries';

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
  /** Returns the option of a code, always the same object for a country. */
  option: (code: string) => CountryOption;
}

const byLanguage = new Map<string, CountryNames>();

/** Returns the countries in a language, cached. */
export function countryNames(locale: string): CountryNames {
  return cached(byLanguage, locale, () => {
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
  });
}

const sortedLists = new WeakMap<CountryNames, readonly CountryOption[]>();
const indexes = new WeakMap<CountryNames, SearchIndex>();

interface SearchIndex {
  others: OtherNames | undefined;
  entries: ReadonlyMap<string, SearchEntry>;
}

/** Returns a comparison function for a language. */
export function comparison(locale: string): (a: string, b: string) => number {
  return new Intl.Collator(localesOf(locale)).compare;
}

function sortedOptions(names: CountryNames): readonly CountryOption[] {
  return cached(sortedLists, names, () => {
    const compare = comparison(names.locale);
    const options = countries.map(({ code }) => names.option(code));
    return options.sort((a, b) => compare(a.name, b.name));
  });
}

function entriesOf(
  names: CountryNames,
  others: OtherNames | undefined,
): ReadonlyMap<string, SearchEntry> {
  const known = indexes.get(names);
  if (known && known.others === others) return known.entries;
  const entries = new Map(searchIndex(names.locale, others).map((entry) => [entry.code, entry]));
  indexes.set(names, { others, entries });
  return entries;
}

/** Returns the options of these codes: `preferred` first, then all others in the order of the language. */
export function offeredOptions(
  names: CountryNames,
  codes: readonly string[],
  preferred: readonly string[],
): readonly CountryOption[] {
  // A closed list offers nothing, and must not sort the names.
  if (codes.length === 0) return [];
  const offered = new Set(codes);
  const first = new Set(preferred.filter((code) => offered.has(code)));
  const others = sortedOptions(names).filter(({ code }) => offered.has(code) && !first.has(code));
  return [...Array.from(first, names.option), ...others];
}

/**
 * Returns the options in groups: the preferred ones, then the regions sorted by name, or one group of the
 * others.
 */
export function groupedOptions(
  options: readonly CountryOption[],
  preferred: readonly string[],
  groupBy: 'region' | undefined,
  compare: (a: Region, b: Region) => number,
): readonly CountryGroup[] {
  const isFirst = ({ code }: CountryOption) => preferred.includes(code);
  const first: CountryGroup = { key: 'preferred', options: options.filter(isFirst) };
  const others = options.filter((option) => !isFirst(option));
  const rest: CountryGroup[] = groupBy
    ? [...regions].sort(compare).map((key) => ({
        key,
        options: others.filter(({ code }) => countries[placeOf(code)]?.region === key),
      }))
    : [{ key: 'others', options: others }];
  return [first, ...rest].filter((group) => group.options.length > 0);
}

/**
 * Returns the options that match a string, best first; equal matches keep their order.
 * @param others Other names of the countries, if loaded.
 */
export function foundOptions(
  query: string,
  options: readonly CountryOption[],
  names: CountryNames,
  others?: OtherNames,
): readonly CountryOption[] {
  const entries = entriesOf(names, others);
  const searched = options.flatMap(({ code }) => entries.get(code) ?? []);
  return searchCountries(query, searched).map((match) => ({ ...names.option(match.code), match }));
}

/** Returns the code of the country with this code or name, in any language of the search, or `null`. */
export function namedCode(text: string, names: CountryNames, others?: OtherNames): string | null {
  return codeOfText(text, [...entriesOf(names, others).values()]);
}
