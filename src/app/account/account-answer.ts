import { AuthRequestError } from '../../auth';
import type { FieldFailure, RetryFailure } from '../../components/login-form';
import type { Problem } from '../../demo-api';
import { ApiFailure } from '../api-client';
import type { Words } from '../languages/en';
import { problemTexts, type FaultContext } from '../session/problem-texts';

/** Texts of the app in the user's language. */
interface AnswerContext extends FaultContext {
  words: Words;
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
  context: AnswerContext,
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
