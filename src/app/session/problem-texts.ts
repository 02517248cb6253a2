import type { Auth } from '../../auth';
import { AuthRequestError } from '../../auth';
import type { Problem } from '../../demo-api';
import { validation as englishMessages } from '../../languages/en';
import { messageOf } from '../../validation';
import type { Words } from '../languages/en';

/** Messages by field name. */
type ProblemTexts = Record<string, string[]>;

/**
 * Translation of server errors: the language, and texts for the rules of the API that the built-in messages
 * lack.
 */
export interface FaultContext {
  /** BCP 47 tag of the language. */
  language: string;
  /** Texts of the app in that language. */
  words: Pick<Words, 'faults' | 'widgets'>;
}

/**
 * Returns the errors of each field in the user's language. Without rule names, the messages of the server are
 * used; `undefined` if there are no field errors.
 */
export function problemTexts(
  problem: Pick<Problem, 'errors' | 'issues'> | null | undefined,
  { language, words }: FaultContext,
): ProblemTexts | undefined {
  if (!problem?.issues) return problem?.errors;
  const messages = words.widgets?.validation ?? englishMessages;
  const options = { messages, locale: language, rules: words.faults };
  const texts = Object.entries(problem.issues).map(([field, issues]) => [
    field,
    issues.map((issue) => messageOf(issue, options)),
  ]);
  return Object.fromEntries(texts) as ProblemTexts;
}

/** Signs in with a password; field errors of the server are translated to the user's language. */
export function loginIn(auth: Pick<Auth, 'login'>, context: FaultContext): Pick<Auth, 'login'> {
  return {
    login: async (credentials, options) => {
      try {
        return await auth.login(credentials, { ...options, strategy: 'password' });
      } catch (error) {
        if (!(error instanceof AuthRequestError) || error.status !== 422) throw error;
        const { message, phase, status, retryAfter, details: problem } = error;
        const details = problemTexts(problem as Problem | null, context);
        throw new AuthRequestError(message, phase, status, { retryAfter, details });
      }
    },
  };
}
