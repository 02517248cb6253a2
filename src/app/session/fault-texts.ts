import type { Auth } from '../../auth';
import { AuthRequestError } from '../../auth';
import type { Problem } from '../../demo-api';
import { validation as englishMessages } from '../../languages/en';
import { messageOf } from '../../validation';
import type { Words } from '../languages/en';

/** Sentences by the name of the field. */
type FaultTexts = Record<string, string[]>;

/** What translates a server's faults: the language, and the words that the rules of the API need beside the shipped ones. */
export interface FaultContext {
  /** BCP 47 tag of the language. */
  language: string;
  /** Texts of the app in that language. */
  words: Pick<Words, 'faults' | 'widgets'>;
}

/**
 * What is wrong with each field, in the user's words. A problem that names no rules has its server's sentences, and
 * `undefined` is the answer where no field is to blame.
 */
export function faultTexts(
  problem: Pick<Problem, 'errors' | 'issues'> | null | undefined,
  { language, words }: FaultContext,
): FaultTexts | undefined {
  if (!problem?.issues) return problem?.errors;
  const messages = words.widgets?.validation ?? englishMessages;
  const options = { messages, locale: language, rules: words.faults };
  const texts = Object.entries(problem.issues).map(([field, issues]) => [
    field,
    issues.map((issue) => messageOf(issue, options)),
  ]);
  return Object.fromEntries(texts) as FaultTexts;
}

/** Session whose sign-in shows the faults of the fields in the user's language, where the server reported its problem. */
export function loginIn(auth: Pick<Auth, 'login'>, context: FaultContext): Pick<Auth, 'login'> {
  return {
    login: async (...request) => {
      try {
        return await auth.login(...request);
      } catch (error) {
        if (!(error instanceof AuthRequestError) || error.status !== 422) throw error;
        const { message, phase, status, retryAfter, details: problem } = error;
        const details = faultTexts(problem as Problem | null, context);
        throw new AuthRequestError(message, phase, status, { retryAfter, details });
      }
    },
  };
}
