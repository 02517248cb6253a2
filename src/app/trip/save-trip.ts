import type { FormAnswer } from '../../components/field';
import type { Trip } from '../../demo-api';
import { ApiFailure, bodyOf, type ApiClient } from '../api-client';
import type { Words } from '../languages/en';
import type { TripValues } from '../screens/trip-form';
import { faultTexts } from '../session/fault-texts';
import { failureKind } from '../shell/failure-kind';
import { valuesOf } from './compare-trips';

/** What is written. */
interface Writing {
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
 * Trip as it was saved, or another one that was found: another user's, or what was made under the same name from other values.
 * What an earlier attempt of the same user saved is overwritten.
 * @throws ApiFailure for whatever the API refuses, and whatever the request threw.
 */
async function writeTrip(
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
    // 200 means that it was created before.
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

/**
 * What came of saving: the trip as it is now, another one that was met, or what the form is to say; `unheard` where the answer
 * did not come, so that it may be saved all the same.
 */
export type SaveOutcome =
  | { saved: Trip }
  | { met: Trip }
  | { answer: FormAnswer; unheard?: boolean };

/** What is saved. */
interface SaveOptions extends Writing {
  /** BCP 47 tag of the user's language. */
  language: string;
}

/** Saves a trip and says what came of it. Nothing is thrown: each failure has words for the form. */
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
        error.status === 422 ? faultTexts(error.problem, { language, words }) : undefined;
      if (faults) return { answer: { fieldErrors: faults } };
      if (error.problem?.code === 'limit-reached')
        return { answer: { formError: words.form.full } };
    }
    const kind = failureKind(error);
    const unheard = kind === 'unreachable' || kind === 'broken';
    return { answer: { formError: words.form[kind === 'missing' ? 'gone' : kind] }, unheard };
  }
}
