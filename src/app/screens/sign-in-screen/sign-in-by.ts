import { AuthRequestError, type Auth } from '../../../auth';
import type { SignInAnswer, SignInRequest } from '../../../components/account-form';

/** Options of {@link signInBy}. */
export interface SignInByOptions {
  /** Name of the account field in requests and errors of the server. Default: `email`. */
  identifier?: string;
  /**
   * Returns the result for a failed request, such as one that asks for a code; `undefined` for the default result.
   */
  answerTo?: (error: AuthRequestError) => SignInAnswer | undefined;
}

/**
 * Returns an `onSignIn` function for a sign-in client. It sends `email`, `password` and, in the second step,
 * `code`, and converts the response: 401 to wrong credentials, 422 to field errors if `describeFailure`
 * returns them, 429 to a lockout. Other errors are thrown.
 */
export function signInBy(
  auth: Pick<Auth, 'login'>,
  { identifier = 'email', answerTo }: SignInByOptions = {},
): SignInRequest {
  return async ({ username, remember, ...rest }, { signal }) => {
    try {
      await auth.login({ [identifier]: username, ...rest }, { remember, signal });
      return { ok: true };
    } catch (error) {
      if (!(error instanceof AuthRequestError)) throw error;
      return answerTo?.(error) ?? answerOf(error, identifier);
    }
  };
}

function answerOf(error: AuthRequestError, identifier: string): SignInAnswer {
  const { status, retryAfter, details } = error;
  if (status === 401) return { formError: true };
  if (status === 429) return { retryAfter: Math.ceil((retryAfter ?? 30_000) / 1000) };
  const faults = (status === 422 && details ? details : {}) as Partial<Record<string, string[]>>;
  const { [identifier]: username, password, code } = faults;
  if (!username && !password && !code) throw error;
  return {
    fieldErrors: {
      ...(username && { username }),
      ...(password && { password }),
      ...(code && { code }),
    },
  };
}
