import type { LoaderFunctionArgs } from 'react-router';
import type { Trip, TripFacets } from '../../demo-api';
import { bodyOf } from '../api-client';
import type { AppParts } from '../app-context';
import { guarded } from '../session/guarded';

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

/** Loader of the form for a new trip. */
export function newTripLoader(parts: AppParts) {
  const load = async ({ request }: LoaderFunctionArgs) => {
    const facets = await loadFacets(parts, request.signal);
    return { trip: null, facets };
  };
  return guarded(parts, load, 'trips:write');
}

/** Loader of the form for an existing trip. */
export function editTripLoader(parts: AppParts) {
  const load = async (args: LoaderFunctionArgs) => {
    const [trip, facets] = await Promise.all([
      loadTrip(parts, args),
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
