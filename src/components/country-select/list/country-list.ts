import {
  countries,
  placeOf,
  regions,
  type CountryPolicy,
  type Region,
} from '../countries/countries';
import type {
  CountryGroup,
  CountryNames,
  CountryOffer,
  CountryOption,
} from '../countries/country-options';
import { countriesIn, usablePolicy } from '../countries/country-policy';
import { codeOfText, searchCountries } from '../search/search-countries';
import { searchIndex, type SearchEntry } from '../search/search-index';

const sortedLists = new WeakMap<CountryNames, readonly CountryOption[]>();
const indexes = new WeakMap<CountryNames, SearchIndex>();

interface SearchIndex {
  aliases: string | undefined;
  entries: ReadonlyMap<string, SearchEntry>;
}

/** Comparison of two texts as the language sorts them. */
export function comparison(locale: string): (a: string, b: string) => number {
  return new Intl.Collator([locale, 'en']).compare;
}

function sortedOptions(names: CountryNames): readonly CountryOption[] {
  const known = sortedLists.get(names);
  if (known) return known;
  const compare = comparison(names.locale);
  const sorted = countries
    .map(({ code }) => names.option(code))
    .sort((a, b) => compare(a.name, b.name));
  sortedLists.set(names, sorted);
  return sorted;
}

function entriesOf(
  names: CountryNames,
  aliases: string | undefined,
): ReadonlyMap<string, SearchEntry> {
  const known = indexes.get(names);
  if (known && known.aliases === aliases) return known.entries;
  const texts = countries.map(({ code }) => names.option(code).name);
  const entries = new Map(searchIndex(texts, aliases).map((entry) => [entry.code, entry]));
  indexes.set(names, { aliases, entries });
  return entries;
}

/**
 * Codes that a widget's policy takes, parted by spaces.
 * @param component Name of the widget as the developer imports it.
 */
export function offeredCodes(component: string, include: CountryPolicy | undefined): string {
  return countriesIn(usablePolicy(component, include))
    .map(({ code }) => code)
    .join(' ');
}

/** Choices that a widget offers: `preferred` first, then all others in the order of the language. */
export function offeredOptions(
  names: CountryNames,
  { include, preferred }: Pick<CountryOffer, 'include' | 'preferred'>,
): readonly CountryOption[] {
  const offered = new Set(countriesIn(include).map(({ code }) => code));
  const first = new Set(preferred.filter((code) => offered.has(code)));
  const others = sortedOptions(names).filter(({ code }) => offered.has(code) && !first.has(code));
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
    ? [...regions].sort(compare).map((key) => ({
        key,
        options: others.filter(({ code }) => countries[placeOf(code)]?.region === key),
      }))
    : [{ key: 'others', options: others }];
  return [first, ...rest].filter((group) => group.options.length > 0);
}

/**
 * Choices that a text finds, the best first; equally good ones in the given order.
 * @param aliases Other names of the countries, once they have loaded.
 */
export function foundOptions(
  query: string,
  options: readonly CountryOption[],
  names: CountryNames,
  aliases?: string,
): readonly CountryOption[] {
  const entries = entriesOf(names, aliases);
  const searched = options.flatMap(({ code }) => entries.get(code) ?? []);
  return searchCountries(query, searched).map((match) => ({ ...names.option(match.code), match }));
}

/** Code of the country that a text is a code or a name of, in any language that the search knows, else `null`. */
export function namedCode(text: string, names: CountryNames, aliases?: string): string | null {
  return codeOfText(text, [...entriesOf(names, aliases).values()]);
}
