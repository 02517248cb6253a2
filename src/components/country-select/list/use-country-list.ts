'use client';
import { useMemo } from 'react';
import { useStableList } from '../../../core/props/use-stable-list';
import { useLazyModule } from '../../../core/use-lazy-module';
import type { CountryPolicy } from '../countries/countries';
import type { CountryGroup, CountryNames, CountryOption } from '../countries/country-options';
import { countryAliases } from '../search/search-index';
import type { CountrySelectLabels } from '../words';
import {
  comparison,
  foundOptions,
  groupedOptions,
  offeredCodes,
  offeredOptions,
} from './country-list';

/** Content of the list. */
export interface CountryList {
  /** Options in order. */
  options: readonly CountryOption[];
  /** The same in groups, or `undefined` without headings. */
  groups: readonly CountryGroup[] | undefined;
  /** Number of all offered countries, matching or not. */
  total: number;
}

/** Options of {@link useCountryList}. */
interface CountryListOptions {
  /** Component name for error messages. */
  component: string;
  include: CountryPolicy | undefined;
  /** Codes at the start of the list, in this order. */
  preferred: readonly string[];
  groupBy: 'region' | undefined;
  names: CountryNames;
  labels: CountrySelectLabels;
  /** Text by which the user searches, without white space around it. */
  query: string;
  /** Whether the list is open or may open soon; otherwise it is empty. */
  wanted: boolean;
}

/** Returns the options of the list: all, or those that match the query. */
export function useCountryList(options: CountryListOptions): CountryList {
  const { component, include, preferred, groupBy, names, query, wanted } = options;
  const { regions } = options.labels;
  const aliases = useLazyModule(countryAliases, wanted);
  // A parent may pass new functions and arrays on every render; their content stays the same.
  const codes = useStableList(wanted ? offeredCodes(component, include) : []);
  const first = useStableList(preferred);
  const offered = useMemo(() => offeredOptions(names, codes, first), [names, codes, first]);
  const found = useMemo(
    () => (query ? foundOptions(query, offered, names, aliases) : undefined),
    [query, offered, names, aliases],
  );
  const groups = useMemo(() => {
    if (found || (!groupBy && first.length === 0) || offered.length === 0) return undefined;
    const compare = comparison(names.locale);
    const made = groupedOptions(offered, first, groupBy, (a, b) => compare(regions[a], regions[b]));
    // Without preferred countries, a heading for the others is not needed.
    return groupBy || made.length > 1 ? made : undefined;
  }, [found, groupBy, first, offered, names, regions]);
  return { options: found ?? offered, groups, total: offered.length };
}
