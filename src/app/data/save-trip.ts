import type { FormAnswer } from '../../components/field';
import type { Trip } from '../../demo-api';
import { emptyTrip, tripFields, type TripValues } from '../screens/trip-form';
import type { Words } from '../words/en';
import { ApiFailure, bodyOf, type ApiClient } from './api-client';
import { failureKind } from './failures';
import { problemTexts } from './problem-texts';

/** Values and version to save. */
interface Writing {
  /** Id; null for a new trip. */
  id: string | null;
  /** Values of the form. */
  values: TripValues;
  /** Version on which the edit is based. */
  version: number;
  /** Idempotency key of a new trip. */
  requestKey: string;
  /** Values of an earlier attempt that may have been saved without a response; null if there is none. */
  unconfirmed: TripValues | null;
  /** Signal that aborts the request. */
  signal?: AbortSignal;
}

/**
 * Saves a trip. Returns the saved trip, or a conflicting one: another user's edit, or one that was created
 * with the same key from other values. The result of an earlier attempt by the same user is overwritten.
 * @throws ApiFailure for unsuccessful responses, and errors of the request.
 */
async function writeTrip(
  api: ApiClient,
  { id, values, version, requestKey, unconfirmed, signal }: Writing,
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
    // 200 means that it was created by an earlier request.
    if (answer.status !== 200 || isSame(values, there)) return { saved: there };
  } else {
    try {
      return { saved: await put(id, version) };
    } catch (error) {
      if (!(error instanceof ApiFailure) || !error.current) throw error;
      there = error.current;
    }
  }
  const isOurs = unconfirmed !== null && isSame(unconfirmed, there);
  return isOurs ? { saved: await put(there.id, there.version) } : { met: there };
}

// The server trims texts.
function isSame(values: TripValues, saved: Trip): boolean {
  const [one, other] = [values, saved].map((each) =>
    JSON.stringify(valuesOf(each), (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  );
  return one === other;
}

/**
 * Result of saving: the saved trip, a conflicting one, or the errors of the form; `unconfirmed` if there was no
 * response, so that it may have been saved.
 */
export type SaveOutcome =
  | { saved: Trip }
  | { met: Trip }
  | { answer: FormAnswer; unconfirmed?: boolean };

/** Options of {@link saveTrip}. */
interface SaveOptions extends Writing {
  /** BCP 47 tag of the user's language. */
  language: string;
}

/** Saves a trip and returns the result. Never throws: every failure has a message for the form. */
export async function saveTrip(
  api: ApiClient,
  { language, ...writing }: SaveOptions,
  words: Words,
): Promise<SaveOutcome> {
  try {
    return await writeTrip(api, writing);
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (error.current) return { met: error.current };
      const faults =
        error.status === 422 ? problemTexts(error.problem, { language, words }) : undefined;
      if (faults) return { answer: { fieldErrors: faults } };
      if (error.problem?.code === 'limit-reached')
        return { answer: { formError: words.form.full } };
    }
    const kind = failureKind(error);
    const unconfirmed = kind === 'unreachable' || kind === 'broken';
    return { answer: { formError: words.form[kind === 'missing' ? 'gone' : kind] }, unconfirmed };
  }
}

/** Returns the values of a trip; missing ones are empty. */
export function valuesOf(trip: Partial<TripValues>): TripValues {
  const values = tripFields.map((name) => [name, trip[name] ?? emptyTrip[name]]);
  return Object.fromEntries(values) as unknown as TripValues;
}

/** Returns the names of the fields that differ between two versions. */
export function differingFields(one: TripValues, other: TripValues) {
  return tripFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
