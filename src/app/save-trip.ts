import type { FormAnswer } from '../components/field';
import type { Trip } from '../demo-api';
import { ApiFailure, type ApiClient } from './api-client';
import { failureKind } from './failure-kind';
import { faultTexts } from './fault-texts';
import type { Words } from './languages/en';
import { writeTrip, type Writing } from './write-trip';

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
