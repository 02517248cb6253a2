import type { FormAnswer } from '../components/field';
import type { Trip } from '../demo-api';
import { ApiFailure, bodyOf, type ApiClient } from './api-client';
import { failureKind } from './failure-kind';
import { faultTexts } from './fault-texts';
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
  /** BCP 47 tag of the reader's language. */
  language: string;
}

/** Saves a trip and says what came of it. Nothing is thrown: each failure has words for the form. */
export async function saveTrip(
  api: ApiClient,
  { id, values, version, requestKey, signal, language }: SaveOptions,
  words: Words,
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
      const faults =
        error.status === 422 ? await faultTexts(error.problem, { language, words }) : undefined;
      if (faults) return { answer: { fieldErrors: faults } };
      if (error.problem?.code === 'limit-reached')
        return { answer: { formError: words.form.full } };
    }
    const kind = failureKind(error);
    return { answer: { formError: words.form[kind === 'missing' ? 'gone' : kind] } };
  }
}
