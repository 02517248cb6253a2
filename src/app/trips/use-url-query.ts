'use client';
import { useSearchParams } from 'react-router';
import { useNextLocation } from '../shell/place';
import { readListQuery, writeListQuery, type ListQuery } from './list-query';

/** Query of the list and its changes. */
export interface UrlQuery {
  /** Current query. */
  query: ListQuery;
  /** Changes parts of the query; shows the first page by default. */
  change: (part: Partial<ListQuery>) => void;
  /** Searches for text. */
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
