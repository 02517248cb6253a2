'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { countriesIn, type Region } from './countries';
import {
  foundOptions,
  groupedOptions,
  offeredOptions,
  type CountryGroup,
  type CountryNames,
  type CountryOffer,
  type CountryOption,
} from './country-options';
import type { CountrySelectLabels } from './labels';
import { searchData } from './search-data';

/** What the list shows now. */
export interface CountryList {
  /** Choices in the order in which they are shown. */
  options: readonly CountryOption[];
  /** The same under headings, or `undefined` where there are none. */
  groups: readonly CountryGroup[] | undefined;
  /** Number of countries that are offered, found or not. */
  total: number;
}

const nothing: readonly CountryOption[] = [];
const unknown = () => undefined;

/**
 * Choices of the list: all that are offered, or what the text finds.
 * @param near Whether the reader is near; before, nothing is made.
 */
export function useCountryList(
  names: CountryNames,
  { include, preferred, groupBy }: CountryOffer,
  labels: CountrySelectLabels,
  query: string,
  near: boolean,
): CountryList {
  const data = useSyncExternalStore(searchData.subscribe, () => searchData.peek('all'), unknown);
  // Functions and lists are new at every render of a parent; what they say is not.
  const included = near
    ? countriesIn(include)
        .map(({ code }) => code)
        .join('')
    : '';
  const first = preferred.join(' ');
  const offered = useMemo(
    () =>
      near
        ? offeredOptions(names, {
            include: ({ code }) => included.includes(code),
            preferred: first.split(' '),
          })
        : nothing,
    [near, names, included, first],
  );
  const searching = query.trim() !== '';
  const entries = searching ? names.entries(data) : undefined;
  const found = useMemo(
    () => (entries ? foundOptions(query, offered, entries, names) : undefined),
    [entries, query, offered, names],
  );
  const { region } = labels;
  const groups = useMemo(() => {
    if (found || (!groupBy && !first) || offered.length === 0) return undefined;
    const { compare } = new Intl.Collator([names.locale, 'en']);
    return groupedOptions(offered, { preferred: first.split(' '), groupBy }, (a: Region, b) =>
      compare(region(a), region(b)),
    );
  }, [found, groupBy, first, offered, names, region]);
  return { options: found ?? offered, groups, total: offered.length };
}
