import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { TripFacets, TripPage } from '../../demo-api';
import { bodyOf, queryOf } from '../api-client';
import type { AppParts } from '../app-context';
import { failureKind, type FailureKind } from '../shell/failure-kind';
import { guarded } from '../session/guarded';
import { isSameList, pageSize, readListQuery, type ListQuery } from './list-query';

/** What the list shows. */
export interface TripsData {
  /** What the address asks for. */
  query: ListQuery;
  /** Page of trips. */
  list: TripPage;
  /** What can be filtered by. */
  facets: TripFacets;
  /** Why page and facets are those loaded last, or null. */
  failure: FailureKind | null;
}

type Loaded = Pick<TripsData, 'list' | 'facets'>;

/**
 * Loader of the list. Where the server cannot be reached or is in trouble, what was loaded last stays, and the screen says so;
 * it is forgotten with the session.
 */
export function tripsLoader(parts: AppParts) {
  const { auth, api } = parts;
  let last: Loaded | null = null;
  auth.on('logout', () => {
    last = null;
  });
  return guarded(parts, async ({ request }): Promise<TripsData> => {
    const query = readListQuery(new URL(request.url).searchParams);
    const init = { init: { signal: request.signal } };
    try {
      const [list, facets] = await Promise.all([
        bodyOf(api.trips.$get({ query: apiQuery(query) }, init)),
        bodyOf(api.trips.facets.$get({}, init)),
      ]);
      last = { list, facets };
      return { query, ...last, failure: null };
    } catch (error) {
      const failure = failureKind(error);
      const isPassing = failure === 'unreachable' || failure === 'broken';
      if (!last || request.signal.aborted || !isPassing) throw error;
      return { query, ...last, failure };
    }
  });
}

/** Whether the list is to be loaded again: another month of the calendar beside it is no reason. */
export function reloadsTrips(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isMonth = currentUrl.href !== nextUrl.href && isSameList(currentUrl, nextUrl);
  return !isMonth && defaultShouldRevalidate;
}

function apiQuery({ q, country, tag, rating, dates, sort, page }: ListQuery) {
  return {
    ...queryOf({
      q,
      rating: rating === null ? undefined : String(rating),
      from: dates?.from,
      to: dates?.to,
    }),
    country,
    tag,
    sort,
    page: String(page),
    pageSize: String(pageSize),
  };
}
