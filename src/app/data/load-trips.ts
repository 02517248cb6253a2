import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Trip, TripFacets, TripPage } from '../../demo-api';
import { bodyOf } from './api-client';
import type { AppParts } from './app-context';
import { failureKind, type FailureKind } from './failures';
import { isSameList, pageSize, readListQuery, type ListQuery } from './list-query';
import { guarded } from './session';

/** Data of the list. */
export interface TripsData {
  query: ListQuery;
  list: TripPage;
  /** Values for the filter. */
  facets: TripFacets;
  /** Failure that left the page and facets outdated, or null. */
  failure: FailureKind | null;
}

type Loaded = Pick<TripsData, 'list' | 'facets'>;

/**
 * Returns the loader of the list. If the server is unreachable or has an error, the previous data is shown
 * with a message; it is cleared with the session.
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

/** Whether the list must be reloaded: not for another month of the calendar. */
export function reloadsTrips(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isMonth = currentUrl.href !== nextUrl.href && isSameList(currentUrl, nextUrl);
  return !isMonth && defaultShouldRevalidate;
}

function apiQuery({ q, country, tag, rating, dates, sort, page }: ListQuery) {
  return {
    q: q || undefined,
    rating: rating === null ? undefined : String(rating),
    from: dates?.from,
    to: dates?.to,
    country,
    tag,
    sort,
    page: String(page),
    pageSize: String(pageSize),
  };
}

/** Loads the trip of a URL. @throws ApiFailure if there is none. */
function loadTrip({ api }: AppParts, { params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  return bodyOf<Trip>(
    api.trips[':id'].$get({ param: { id } }, { init: { signal: request.signal } }),
  );
}

/** Loader of one trip. */
export function tripLoader(parts: AppParts) {
  return guarded(parts, (args) => loadTrip(parts, args));
}

/** Loader of the form for a trip: a new one, or that of the URL. */
export function tripFormLoader(parts: AppParts) {
  const load = async (args: LoaderFunctionArgs) => {
    const [trip, facets] = await Promise.all([
      args.params.id === undefined ? null : loadTrip(parts, args),
      loadFacets(parts, args.request.signal),
    ]);
    return { trip, facets };
  };
  return guarded(parts, load, 'trips:write');
}

// A trip can be edited without suggestions.
function loadFacets({ api }: AppParts, signal: AbortSignal): Promise<TripFacets | null> {
  return bodyOf<TripFacets>(api.trips.facets.$get({}, { init: { signal } })).catch(() => null);
}
