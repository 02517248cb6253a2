'use client';
import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams, type Location } from 'react-router';
import { countryName } from '../../components/country-select';
import { isIsoDate } from '../../core';

/** Sort orders of the list. */
export const sortOrders = ['-dates', 'dates', 'title', 'country', '-rating', '-updatedAt'] as const;

/** Trips per page of the list. */
export const pageSize = 10;

/** Values of one filter, such as countries, that the API accepts. */
const maxValues = 20;

/** Query of the list in the URL. */
export interface ListQuery {
  /** Search text. */
  q: string;
  /** Country codes, any of which matches. */
  country: string[];
  /** Tags, all of which must match. */
  tag: string[];
  /** Minimum rating, an integer, or null. */
  rating: number | null;
  /** Range of dates that a trip overlaps, or null. */
  dates: { from: string; to: string } | null;
  sort: (typeof sortOrders)[number];
  /** Page, from 1. */
  page: number;
  /**
   * Month `YYYY-MM` of the calendar, or null for that of the selected day or of today. Does not filter the
   * list.
   */
  month: string | null;
}

/** Parses the list query of a URL; ignores invalid values. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const sort = params.get('sort');
  const rating = Number(params.get('rating') ?? '');
  const page = Number(params.get('page'));
  const month = params.get('month') ?? '';
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    country: params.getAll('country').filter(isCountry).slice(0, maxValues),
    tag: params.getAll('tag').slice(0, maxValues),
    rating: Number.isInteger(rating) && rating > 0 && rating <= 5 ? rating : null,
    dates: isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null,
    sort: sortOrders.find((order) => order === sort) ?? '-dates',
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
    month: /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** Returns the query string of a list query; omits defaults. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const { q, country, tag, rating, dates, sort, page, month } = query;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const code of country) params.append('country', code);
  for (const each of tag) params.append('tag', each);
  if (rating !== null) params.set('rating', String(rating));
  if (dates) {
    params.set('from', dates.from);
    params.set('to', dates.to);
  }
  if (sort !== '-dates') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (month !== null) params.set('month', month);
  return params;
}

/** Whether two URLs have the same list, regardless of the month of the calendar. */
export function isSameList(one: URL, other: URL): boolean {
  const [first = '', second = ''] = [one, other].map(({ searchParams }) =>
    String(writeListQuery({ ...readListQuery(searchParams), month: null })),
  );
  return one.pathname === other.pathname && first === second;
}

/** Query values that do not filter. */
export const noFilter = { q: '', country: [], tag: [], rating: null, dates: null };

/** Whether the list is filtered. */
export function isFiltered({ q, country, tag, rating, dates }: ListQuery): boolean {
  return q !== '' || country.length > 0 || tag.length > 0 || rating !== null || dates !== null;
}

function isCountry(code: string): boolean {
  // An unknown code has no name.
  return countryName(code) !== code;
}

/** Query of the list and its changes. */
export interface UrlQuery {
  query: ListQuery;
  /** Changes parts of the query; shows the first page by default. */
  change: (part: Partial<ListQuery>) => void;
  search: (q: string) => void;
}

/**
 * Returns the query of the list, which is in the URL.
 * @param loaded Query of the loaded page.
 */
export function useUrlQuery(loaded: ListQuery): UrlQuery {
  const [params, setParams] = useSearchParams();
  const nextLocation = useNextLocation();
  // Another month loads nothing, so only the URL changes.
  const query = { ...loaded, month: readListQuery(params).month };
  // Includes changes that are still loading.
  const latestQuery = () => {
    const next = nextLocation();
    return next?.pathname === '/' ? readListQuery(new URLSearchParams(next.search)) : query;
  };
  const change = (part: Partial<ListQuery>, replace = false) => {
    const search = writeListQuery({ ...latestQuery(), page: 1, ...part });
    setParams(search, { preventScrollReset: true, replace });
  };
  const search = (q: string) => {
    // The user may have left since typing.
    if ((nextLocation()?.pathname ?? '/') !== '/') return;
    // Searches share one history entry, but not with other filters.
    const [latest, current] = [latestQuery(), query].map((each) =>
      String(writeListQuery({ ...each, q, page: 1 })),
    );
    change({ q }, latest === current);
  };
  return { query, change, search };
}

/**
 * Returns a function that returns the location that is loading, if any. Unlike that of `useNavigation`, it is current in
 * handlers and timers that run before the next render.
 */
function useNextLocation(): () => Location | undefined {
  const context = useContext(UNSAFE_DataRouterContext);
  return () => context?.router.state.navigation.location;
}
