'use client';
import { useMemo } from 'react';
import type { CountryPolicy } from './countries';
import type { CountryGroup, CountryNames, CountryOffer, CountryOption } from './country-options';
import type { CountrySelectLabels } from './labels';
import type { NearParts } from './near-store';

/** What the list shows now. */
export interface CountryList {
  /** Choices in the order in which they are shown. */
  options: readonly CountryOption[];
  /** The same under headings, or `undefined` where there are none. */
  groups: readonly CountryGroup[] | undefined;
  /** Number of countries that are offered, found or not. */
  total: number;
}

/** What a widget is asked to offer, and the widget's name for what is said about it. */
interface AskedOffer extends Omit<CountryOffer, 'include'> {
  component: string;
  include: CountryPolicy | undefined;
}

const nothing: readonly CountryOption[] = [];

/**
 * Choices of the list: all that are offered, or what the text finds.
 * @param parts What makes a list; `undefined` until the reader is near and it has loaded: Enter must not take before what
 * the text does not find.
 */
export function useCountryList(
  names: CountryNames,
  { component, include, preferred, groupBy }: AskedOffer,
  { region }: CountrySelectLabels,
  query: string,
  parts: NearParts | undefined,
): CountryList {
  // Functions and lists are new at every render of a parent; what they say is not.
  const included = parts ? parts.list.offeredCodes(component, include) : '';
  const first = preferred.join(' ');
  const offered = useMemo(() => {
    if (!parts) return nothing;
    const codes = new Set(included.split(' '));
    const offer = {
      include: ({ code }: { code: string }) => codes.has(code),
      preferred: first.split(' '),
    };
    return parts.list.offeredOptions(names, offer);
  }, [parts, names, included, first]);
  const searching = query.trim() !== '';
  const found = useMemo(
    () =>
      parts && searching ? parts.list.foundOptions(query, offered, names, parts.data) : undefined,
    [parts, searching, query, offered, names],
  );
  const groups = useMemo(() => {
    if (!parts || found || (!groupBy && !first) || offered.length === 0) return undefined;
    const compare = parts.list.comparison(names.locale);
    const offer = { preferred: first.split(' '), groupBy };
    const made = parts.list.groupedOptions(offered, offer, (a, b) => compare(region(a), region(b)));
    // Where none of the preferred ones is offered, a heading over the others parts them from nothing.
    return groupBy || made.length > 1 ? made : undefined;
  }, [parts, found, groupBy, first, offered, names, region]);
  return { options: found ?? offered, groups, total: offered.length };
}
