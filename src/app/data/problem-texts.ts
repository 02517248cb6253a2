import { AuthRequestError } from '../../auth';
import type { FieldFailure, RetryFailure } from '../../components/account-form';
import type { Problem } from '../../demo-api';
import { englishMessages, messageOf } from '../../validation';
import type { Words } from '../words/en';
import { ApiFailure } from './api-client';

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

/** Returns the problem in a failed response of the API; null for other errors. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ApiFailure) return error.problem;
  return error instanceof AuthRequestError ? (error.details as Problem | null) : null;
}

/** Returns the error of the code field, if a response has one. */
export function codeAnswer(
  problem: Problem | null,
  { account: words }: Words,
): FieldFailure<'code'> | undefined {
  if (problem?.code === 'code-wrong') return { fieldErrors: { code: words.codeWrong } };
  if (problem?.code === 'code-expired') return { fieldErrors: { code: words.codeExpired } };
  return undefined;
}

/**
 * Returns the result of a form for a failed response of the API: a lockout, or errors by field.
 * @param names Names of the fields of the form by those of the API.
 * @throws The error, if it is not such a response.
 */
export function failureAnswer<Field extends string = never>(
  error: unknown,
  context: FaultContext,
  names: Readonly<Record<string, Field>> = {},
): FieldFailure<Field> | RetryFailure {
  const problem = problemOf(error);
  if (problem?.code === 'too-many-attempts') return { retryAfter: Number(problem.retryAfter) };
  const texts = Object.entries(problemTexts(problem, context) ?? {});
  const errors = texts.flatMap(([field, messages]) => {
    const name = names[field];
    return name ? [[name, messages]] : [];
  });
  if (errors.length === 0) throw error;
  return { fieldErrors: Object.fromEntries(errors) as FieldFailure<Field>['fieldErrors'] };
}
