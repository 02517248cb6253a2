import type { FormAnswer } from '../components/field';
import type { Trip } from '../demo-api';
import { ApiFailure, bodyOf, type ApiClient } from './api-client';
import { failureKind } from './failure-kind';
import type { Words } from './labels';
import type { TripValues } from './screens/trip-form';

/** What came of saving: the trip as it is now, a newer one that was met, or what the form is to say. */
export type SaveOutcome = { saved: Trip } | { met: Trip } | { answer: FormAnswer };

/** What is saved. */
interface SaveOptions {
  /** Identifier; null for a new trip. */
  id: string | null;
  /** Values of the form. */
  values: TripValues;
  /** Version that they were typed into. */
  version: number;
  /** Name of the writing of a new trip. */
  requestKey: string;
  /** Signal that gives the request up. */
  signal?: AbortSignal;
}

/** Saves a trip and says what came of it. Nothing is thrown: each failure has words for the form. */
export async function saveTrip(
  api: ApiClient,
  { id, values, version, requestKey, signal }: SaveOptions,
  words: Words['form'],
): Promise<SaveOutcome> {
  const init = signal ? { init: { signal } } : {};
  try {
    if (id === null) {
      const headers = { 'Idempotency-Key': requestKey };
      return { saved: await bodyOf<Trip>(api.trips.$post({ json: values }, { headers, ...init })) };
    }
    const headers = { 'If-Match': `"${version}"` };
    const request = api.trips[':id'].$put({ param: { id }, json: values }, { headers, ...init });
    return { saved: await bodyOf<Trip>(request) };
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (error.current) return { met: error.current };
      const { errors, detail } = error.problem ?? {};
      if (error.status === 422 && errors) {
        return { answer: { fieldErrors: errors, ...(detail && { formError: detail }) } };
      }
      if (error.status === 409 && error.problem) return { answer: { formError: error.message } };
    }
    const kind = failureKind(error);
    return { answer: { formError: words[kind === 'missing' ? 'gone' : kind] } };
  }
}
