import { AuthRequestError } from '#src/auth/index.ts';
import { useAuth } from '#src/auth/react/index.ts';
import {
  LoginForm,
  type SignInAnswer,
  type SignInRequest,
} from '#src/components/account-form/index.ts';

/** Sign-in form of an application, connected to its sign-in client. */
export function SignInForm() {
  const { login } = useAuth();
  const signIn: SignInRequest = async ({ username, password, remember }, { signal }) => {
    try {
      await login({ email: username, password }, { remember, signal });
      return { ok: true };
    } catch (error) {
      return answerTo(error);
    }
  };
  return <LoginForm heading={<h2>Sign in</h2>} onSignIn={signIn} remember />;
}

/** Converts an error to a result of the form, which has default messages for all other errors. */
function answerTo(error: unknown): SignInAnswer {
  if (!(error instanceof AuthRequestError)) throw error;
  const { status, retryAfter } = error;
  if (retryAfter !== null) return { retryAfter: Math.ceil(retryAfter / 1000) };
  if (status === 400 || status === 401 || status === 422) return { formError: true };
  throw error;
}
