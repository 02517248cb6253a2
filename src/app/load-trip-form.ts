import type { LoaderFunctionArgs } from 'react-router';
import type { TripFacets } from '../demo-api';
import { bodyOf } from './api-client';
import type { AppParts } from './app-context';
import { guarded } from './guarded';
import { loadTrip } from './load-trip';
import { preloadTripForm } from './screens/trip-form';

/** Loader of the form for a new trip. */
export function newTripLoader(parts: AppParts) {
  const load = async ({ request }: LoaderFunctionArgs) => {
    const [facets] = await Promise.all([loadFacets(parts, request.signal), loadFormWords(parts)]);
    return { trip: null, facets };
  };
  return guarded(parts, load, 'trips:write');
}

/** Loader of the form for a trip that there is. */
export function editTripLoader(parts: AppParts) {
  const load = async (args: LoaderFunctionArgs) => {
    const [trip, facets] = await Promise.all([
      loadTrip(parts, args),
      loadFacets(parts, args.request.signal),
      loadFormWords(parts),
    ]);
    return { trip, facets };
  };
  return guarded(parts, load, 'trips:write');
}

// Before the first render, so that no reader of another language sees English.
function loadFormWords({ settings }: AppParts): Promise<void> {
  return preloadTripForm(settings.read().language);
}

// Without suggestions a trip can be written all the same.
function loadFacets({ api }: AppParts, signal: AbortSignal): Promise<TripFacets | null> {
  return bodyOf<TripFacets>(api.trips.facets.$get({}, { init: { signal } })).catch(() => null);
}
