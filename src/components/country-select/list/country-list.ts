import { cached } from '../../../core/cached';
import { localesOf } from '../../../core/locale/intl';
import {
  countries,
  placeOf,
  regions,
  type CountryPolicy,
  type Region,
} from '../countries/countries';
import type { CountryGroup, CountryNames, CountryOption } from '../countries/country-options';
import { countriesIn, usablePolicy } from '../countries/country-policy';
import { codeOfText, searchCountries } from '../search/search-countries';
import { searchIndex, type AliasTexts, type SearchEntry } from '../search/search-index';

const sortedLists = new WeakMap<CountryNames, readonly CountryOption[]>();
const indexes = new WeakMap<CountryNames, SearchIndex>();

interface SearchIndex {
  aliases: AliasTexts | undefined;
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
  aliases: AliasTexts | undefined,
): ReadonlyMap<string, SearchEntry> {
  const known = indexes.get(names);
  if (known && known.aliases === aliases) return known.entries;
  const texts = countries.map(({ code }) => names.option(code).name);
  const entries = new Map(
    searchIndex(texts, names.locale, aliases).map((entry) => [entry.code, entry]),
  );
  indexes.set(names, { aliases, entries });
  return entries;
}

/**
 * Returns the codes that match a policy.
 * @param component Component name for error messages.
 */
export function offeredCodes(component: string, include: CountryPolicy | undefined): string[] {
  return countriesIn(usablePolicy(component, include)).map(({ code }) => code);
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
 * @param aliases Other names of the countries, if loaded.
 */
export function foundOptions(
  query: string,
  options: readonly CountryOption[],
  names: CountryNames,
  aliases?: AliasTexts,
): readonly CountryOption[] {
  const entries = entriesOf(names, aliases);
  const searched = options.flatMap(({ code }) => entries.get(code) ?? []);
  return searchCountries(query, searched).map((match) => ({ ...names.option(match.code), match }));
}

/** Returns the code of the country with this code or name, in any language of the search, or `null`. */
export function namedCode(text: string, names: CountryNames, aliases?: AliasTexts): string | null {
  return codeOfText(text, [...entriesOf(names, aliases).values()]);
}
