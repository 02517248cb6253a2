import { AuthRequestError } from '#src/auth/index.ts';
import type { FormFailure, RetryFailure } from '#src/components/account-form/index.ts';

/** Problem that a back end returns, `application/problem+json` (RFC 9457). */
export interface Problem {
  code?: string;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  resendAfter?: number;
  challenge?: string;
}

/** Sends JSON; resolves with the JSON of the response. Throws the same error as the client. */
export async function post<Body>(path: string, body: object, signal: AbortSignal): Promise<Body> {
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as Body;
  const where = `POST ${path} returned status ${response.status}.`;
  throw new AuthRequestError(where, 'login', response.status, { details: json });
}

/** Returns the problem of an error. Throws failures of network and server: forms have messages. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof AuthRequestError) || !error.details) throw error;
  if (error.status === null || error.status >= 500) throw error;
  return error.details;
}

/** Converts a problem to a failure, as each of the forms understands it. */
export function failureOf<Field extends string>(
  { code, errors = {}, retryAfter = 60 }: Problem,
  fields: Readonly<Record<string, Field>>,
): FormFailure | RetryFailure | { fieldErrors: Partial<Record<Field, string[]>> } {
  if (code === 'too-many-attempts') return { retryAfter };
  const known = Object.entries(errors).flatMap(([name, messages]) => {
    const field = fields[name];
    return field ? [[field, messages] as const] : [];
  });
  if (known.length > 0)
    return { fieldErrors: Object.fromEntries(known) as Record<Field, string[]> };
  return { formError: true };
}

const codeTexts: Readonly<Record<string, string>> = {
  'code-wrong': 'This code is incorrect.',
  'code-expired': 'This code is no longer valid. Request another one.',
};

/** Returns the failure of a code, or null for other problems. */
export function codeFailureOf({ code = '' }: Problem): { fieldErrors: { code: string } } | null {
  const text = codeTexts[code];
  return text === undefined ? null : { fieldErrors: { code: text } };
}
