'use client';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { createPasskeys, PasskeyError } from '../../auth/passkey';
import { useAuth } from '../../auth/react';
import type { SignInAnswer } from '../../components/account-form';
import { Button } from '../../primitives/button';
import { bodyOf } from '../data/api-client';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { codeAnswer, failureAnswer, problemOf } from '../data/problem-texts';
import { accountPaths } from '../data/session';
import { useGuestScreen } from '../frame/guest-page';
import { GuestHeading } from '../screens/guest-frame';
import { signInBy, SignInScreen, type SignInScreenProps } from '../screens/sign-in-screen';
import { DemoBox, DemoMailbox, useDemoAccount } from './demo-box';

/** Sign-in screen. */
export function LoginScreen() {
  const words = useWords();
  const { auth } = useApp();
  const { headingRef, ...frame } = useGuestScreen();
  const [problem, setProblem] = useState(false);
  const { isEmailSent, ...requests } = useLoginRequests();
  const endedBy = useAuth((state) => state.endedBy);
  // The user may already be signed in, but the server has not confirmed it; the session continues with the
  // response.
  const isLost = useAuth(({ error }) => error?.retryable === true && error.phase !== 'login');
  const hasExpired = endedBy === 'expired' || endedBy === 'rejected';
  useEffect(() => auth.on('login', () => setProblem(false)), [auth]);
  const sent = <GuestHeading ref={headingRef} title={words.signUpScreen.sent} />;
  return (
    <>
      <title>{words.titleOf(words.signInScreen.title)}</title>
      <SignInScreen
        {...frame}
        headingRef={headingRef}
        subtitle={words.login.lead}
        sessionEnded={hasExpired}
        errorMessage={(problem || isLost) && words.login.failed}
        codeHeading={sent}
        linkHeading={sent}
        labels={{ ...words.signInScreen, ended: words.form.expired }}
        remember
        defaultRemember
        forgotPasswordLink={<Link to={accountPaths.recover}>{words.recoverScreen.title}</Link>}
        footer={
          <>
            {words.account.newHere} <Link to={accountPaths.signUp}>{words.signUpScreen.title}</Link>
          </>
        }
        {...requests}
      >
        {isEmailSent ? <DemoMailbox /> : <DemoAccount onFailure={() => setProblem(true)} />}
      </SignInScreen>
    </>
  );
}

/** Demo account. Renders nothing if the server has none. */
function DemoAccount({ onFailure }: { onFailure: () => void }) {
  const { auth } = useApp();
  const { login: words } = useWords();
  const account = useDemoAccount();
  const [busy, setBusy] = useState(false);
  if (!account) return null;
  const enter = async () => {
    setBusy(true);
    await auth.login(account, { strategy: 'password', remember: true }).catch(onFailure);
    setBusy(false);
  };
  return (
    <DemoBox
      label={words.demo}
      action={
        <Button size="sm" loading={busy} onClick={() => void enter()}>
          {words.enter}
        </Button>
      }
    >
      <h2>{words.demo}</h2>
      <p>{words.demoHint}</p>
      <dl>
        <dt>{words.email}</dt>
        <dd>{account.email}</dd>
        <dt>{words.password}</dt>
        <dd>{account.password}</dd>
      </dl>
    </DemoBox>
  );
}

/** Functions of the sign-in form. */
interface LoginRequests extends Pick<
  SignInScreenProps,
  'onSignIn' | 'onSendCode' | 'onSendLink' | 'onPasskey' | 'passkeyAutofill'
> {
  /** Whether a code or a link has been sent. */
  isEmailSent: boolean;
}

/** Names of the fields of the form by those of the API. */
const fieldNames = { email: 'username', password: 'password', code: 'code' } as const;

/** Returns the functions of the sign-in form: by password, with a code by email, by link and by passkey. */
function useLoginRequests(): LoginRequests {
  const { auth, api, hasPasskeys } = useApp();
  const words = useWords();
  const language = useLanguage();
  const context = { language, words };
  // Proves to the API that the password was right when another code is requested.
  const challenge = useRef('');
  const [isEmailSent, setEmailSent] = useState(false);
  const [passkeys] = useState(() => (hasPasskeys ? createPasskeys(auth) : null));
  return {
    isEmailSent,
    onSignIn: (credentials, options) =>
      signInBy(
        { login: (given, choices) => auth.login(given, { ...choices, strategy: 'password' }) },
        {
          answerTo: (error): SignInAnswer | undefined => {
            const problem = problemOf(error);
            if (error.status === 422) return failureAnswer(error, context, fieldNames);
            if (problem?.code !== 'code-required') return codeAnswer(problem, words);
            challenge.current = String(problem.challenge);
            setEmailSent(true);
            return {
              challenge: 'otp',
              factors: ['email'],
              resendAfter: Number(problem.resendAfter),
            };
          },
        },
      )(credentials, options),
    onSendCode: async (_, { signal }) => {
      const json = { challenge: challenge.current };
      try {
        const { resendAfter } = await bodyOf(
          api.auth.login.code.$post({ json }, { init: { signal } }),
        );
        return { challenge: 'otp', resendAfter };
      } catch (error) {
        const isOver = problemOf(error)?.code === 'sign-in-failed';
        return isOver ? { formError: words.account.restart } : failureAnswer(error, context);
      }
    },
    onSendLink: async ({ username: email }, { signal }) => {
      try {
        const { resendAfter } = await bodyOf(
          api.auth.link.request.$post({ json: { email } }, { init: { signal } }),
        );
        setEmailSent(true);
        return { challenge: 'link', resendAfter };
      } catch (error) {
        return failureAnswer(error, context, { email: 'username' });
      }
    },
    ...(passkeys && {
      passkeyAutofill: true,
      onPasskey: async ({ conditional, remember }, { signal }): Promise<SignInAnswer> => {
        try {
          await passkeys.signIn({ conditional, remember, signal });
          return { ok: true };
        } catch (error) {
          if (problemOf(error)?.code === 'passkey-rejected') {
            return { formError: words.account.passkeyRefused };
          }
          // The user did not ask for an offer, so its failure is not shown.
          const isFailed = error instanceof PasskeyError && error.reason !== 'canceled';
          if (conditional || !isFailed) throw error;
          return { formError: words.account.passkeyFailed };
        }
      },
    }),
  };
}
