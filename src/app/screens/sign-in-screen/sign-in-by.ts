import { AuthRequestError, type Auth } from '../../../auth';
import type { SignInAnswer, SignInRequest } from '../../../components/login-form';

/** Settings of {@link signInBy}. */
export interface SignInByOptions {
  /** Name under which the server takes what the user is called, and speaks of it in its faults. Default: `email`. */
  identifier?: string;
}

/**
 * Way to sign in by a session, to be given to the screen as `onSignIn`. It sends `email`, `password` and, in the second
 * step, `code`, and answers with what the server found: 401 as wrong details, 422 with faults by field where
 * `describeFailure` made them, 429 as a pause. What is no answer of the server is thrown.
 */
export function signInBy(
  auth: Pick<Auth, 'login'>,
  { identifier = 'email' }: SignInByOptions = {},
): SignInRequest {
  return async ({ username, remember, ...rest }, { signal }) => {
    try {
      await auth.login({ [identifier]: username, ...rest }, { remember, signal });
      return { ok: true };
    } catch (error) {
      if (!(error instanceof AuthRequestError)) throw error;
      return answerOf(error, identifier);
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
