'use client';
import { useMemo } from 'react';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type { CountryPolicy } from '../countries/countries';
import type {
  CountryGroup,
  CountryNames,
  CountryOffer,
  CountryOption,
} from '../countries/country-options';
import { countryAliases } from '../search/search-index';
import type { CountrySelectLabels } from '../../../languages/language';
import {
  comparison,
  foundOptions,
  groupedOptions,
  offeredCodes,
  offeredOptions,
} from './country-list';

/** What the list shows now. */
export interface CountryList {
  /** Choices in the order in which they are shown. */
  options: readonly CountryOption[];
  /** The same under headings, or `undefined` where there are none. */
  groups: readonly CountryGroup[] | undefined;
  /** Number of countries that are offered, found or not. */
  total: number;
}

/** What a widget is asked to offer, and the widget's name for messages. */
interface AskedOffer extends Omit<CountryOffer, 'include'> {
  component: string;
  include: CountryPolicy | undefined;
}

const nothing: readonly CountryOption[] = [];

/**
 * Choices of the list: all that are offered, or what the text finds.
 * @param wanted Whether the list is open or may open soon; before, it is empty.
 */
export function useCountryList(
  names: CountryNames,
  { component, include, preferred, groupBy }: AskedOffer,
  { regions }: CountrySelectLabels,
  query: string,
  wanted: boolean,
): CountryList {
  const aliases = useLazyModule(countryAliases, wanted);
  // Functions and arrays are new at every render of a parent; their content is not.
  const included = wanted ? offeredCodes(component, include) : '';
  const first = preferred.join(' ');
  const offered = useMemo(() => {
    const codes = new Set(included.split(' '));
    const offer = {
      include: ({ code }: { code: string }) => codes.has(code),
      preferred: first.split(' '),
    };
    return included === '' ? nothing : offeredOptions(names, offer);
  }, [names, included, first]);
  const searching = query.trim() !== '';
  const found = useMemo(
    () => (searching ? foundOptions(query, offered, names, aliases) : undefined),
    [searching, query, offered, names, aliases],
  );
  const groups = useMemo(() => {
    if (found || (!groupBy && !first) || offered.length === 0) return undefined;
    const compare = comparison(names.locale);
    const offer = { preferred: first.split(' '), groupBy };
    const made = groupedOptions(offered, offer, (a, b) => compare(regions[a], regions[b]));
    // Where none of the preferred ones is offered, a heading over the others parts them from nothing.
    return groupBy || made.length > 1 ? made : undefined;
  }, [found, groupBy, first, offered, names, regions]);
  return { options: found ?? offered, groups, total: offered.length };
}
