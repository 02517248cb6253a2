import { AuthRequestError, type Auth } from '../auth';
import type { Credentials, SignInAnswer } from '../components/login-form';
import type { User } from '../demo-api';

/** Answer of the session to a sign-in, as the form understands it. What is no answer of the server is thrown. */
export async function signInBy(
  auth: Auth<User>,
  { username, password, remember }: Credentials,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  try {
    await auth.login({ email: username, password }, { remember, signal });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof AuthRequestError)) throw error;
    if (error.status === 401) return { formError: true };
    if (error.status === 429) {
      return { retryAfter: Math.ceil((error.retryAfter ?? 30_000) / 1000) };
    }
    if (error.status !== 422) throw error;
    const { email, password: about } = (error.details ?? {}) as Record<string, string[]>;
    return {
      fieldErrors: { ...(email && { username: email }), ...(about && { password: about }) },
    };
  }
}
