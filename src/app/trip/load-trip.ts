import type { LoaderFunctionArgs } from 'react-router';
import type { Trip } from '../../demo-api';
import { bodyOf } from '../api-client';
import type { AppParts } from '../app-context';
import { guarded } from '../session/guarded';

/** Trip that the address names. @throws ApiFailure where there is none. */
export function loadTrip({ api }: AppParts, { params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  return bodyOf<Trip>(
    api.trips[':id'].$get({ param: { id } }, { init: { signal: request.signal } }),
  );
}

/** Loader of one trip. */
export function tripLoader(parts: AppParts) {
  return guarded(parts, (args) => loadTrip(parts, args));
}
