'use client';
import type { ReactNode } from 'react';
import { AuthRequestError, type Auth } from '../../auth';
import {
  LoginForm,
  type LoginFormProps,
  type SignInAnswer,
  type SignInRequest,
} from '../../components/account-form';
import { Callout } from '../../primitives/callout';
import { GuestForm, type GuestScreenProps } from './guest-frame';
import styles from './guest-frame.module.css';
import { signInScreen as english, type SignInScreenLabels } from './languages/en';

/** Props that are passed to the form: `onSignIn`, `remember`, `forgotPasswordLink`, `providers` and so on. */
type FormProps = Omit<LoginFormProps, 'heading' | 'subtitle' | 'labels' | 'variant' | 'ref'>;

/** Props of {@link SignInScreen}: its own and those of its `LoginForm`. */
export interface SignInScreenProps extends FormProps, GuestScreenProps {
  /** Whether a session has just ended, which a message states. */
  sessionEnded?: boolean;
  /**
   * Error message outside the form, such as a failed sign-in with another provider; announced immediately.
   */
  errorMessage?: ReactNode;
  /**
   * Labels in another language, such as `signInScreen` of `languages/de`, or custom ones. Those of the form
   * come from the provider. Default: English.
   */
  labels?: Partial<SignInScreenLabels>;
}

/**
 * Complete sign-in page with heading, messages and the form. Renders a `<div>` with the landmarks of a page.
 * @example <SignInScreen
 *   logo="Journal"
 *   remember defaultRemember
 *   onSignIn={signInBy(auth)} // or your own function that sends the credentials />
 */
export function SignInScreen({
  sessionEnded = false,
  errorMessage,
  labels: words,
  ...screen
}: SignInScreenProps) {
  const labels = { ...english, ...words };
  const notices = (
    <>
      {sessionEnded && (
        <Callout role="status" className={styles.notice}>
          {labels.ended}
        </Callout>
      )}
      {errorMessage && (
        <Callout tone="danger" role="alert" className={styles.notice}>
          {errorMessage}
        </Callout>
      )}
    </>
  );
  return (
    <GuestForm slot="sign-in-screen" title={labels.title} screen={screen} notices={notices}>
      {(form) => <LoginForm {...form} />}
    </GuestForm>
  );
}

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
