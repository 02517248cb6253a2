import type { Trip } from '../../demo-api';
import { ApiFailure, bodyOf, type ApiClient } from '../api-client';
import type { TripValues } from '../screens/trip-form';
import { valuesOf } from './trip-values';

/** What is written. */
export interface Writing {
  /** Identifier; null for a new trip. */
  id: string | null;
  /** Values of the form. */
  values: TripValues;
  /** Version that they were typed into. */
  version: number;
  /** Name of the writing of a new trip. */
  requestKey: string;
  /** Values of an earlier try that may have been saved, though no answer came; null where there is none. */
  unheard: TripValues | null;
  /** Signal that gives the request up. */
  signal?: AbortSignal;
}

/**
 * Trip as it was saved, or another one that was met: somebody else's, or what was made under the same name from other values.
 * What an earlier try of one's own has saved is nobody else's and is written over.
 * @throws ApiFailure for whatever the API refuses, and whatever the request threw.
 */
export async function writeTrip(
  api: ApiClient,
  { id, values, version, requestKey, unheard, signal }: Writing,
): Promise<{ saved: Trip } | { met: Trip }> {
  const init = signal ? { init: { signal } } : {};
  const put = (id: string, version: number) => {
    const headers = { 'If-Match': `"${version}"` };
    return bodyOf<Trip>(
      api.trips[':id'].$put({ param: { id }, json: values }, { headers, ...init }),
    );
  };
  let there: Trip;
  if (id === null) {
    const headers = { 'Idempotency-Key': requestKey };
    const answer = await api.trips.$post({ json: values }, { headers, ...init });
    there = await bodyOf<Trip>(Promise.resolve(answer));
    // 200 tells of what was made before.
    if (answer.status !== 200 || isSame(values, there)) return { saved: there };
  } else {
    try {
      return { saved: await put(id, version) };
    } catch (error) {
      if (!(error instanceof ApiFailure) || !error.current) throw error;
      there = error.current;
    }
  }
  const isOurs = unheard !== null && isSame(unheard, there);
  return isOurs ? { saved: await put(there.id, there.version) } : { met: there };
}

// The server takes the spaces around texts away.
function isSame(values: TripValues, saved: Trip): boolean {
  const [one, other] = [values, saved].map((each) =>
    JSON.stringify(valuesOf(each), (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  );
  return one === other;
}
