'use client';
import { useRef } from 'react';
import { Link } from 'react-router';
import { bodyOf } from '../data/api-client';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { codeAnswer, failureAnswer, problemOf } from '../data/problem-texts';
import { sessionPaths } from '../data/session';
import { Brand } from '../frame/brand';
import { GuestPage } from '../frame/guest-page';
import { useArrivalFocus } from '../frame/place';
import { SignUpScreen, type SignUpScreenProps } from '../screens/sign-up-screen';
import { DemoMailbox } from './demo-box';

/** Sign-up screen, with a code by email; new users return to the requested page. */
export function RegisterScreen() {
  return (
    <GuestPage>
      <Register />
    </GuestPage>
  );
}

function Register() {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { signUp, signUpScreen, login, shell } = words;
  useArrivalFocus(heading);
  return (
    <>
      <title>{words.titleOf(signUpScreen.title)}</title>
      <SignUpScreen
        {...useSignUpRequests()}
        logo={<Brand />}
        subtitle={signUp.lead}
        footnote={<p>{shell.footnote}</p>}
        headingRef={heading}
        labels={signUpScreen}
        passwordStrength
        weakWords={[words.name]}
        footer={
          <>
            {signUp.known} <Link to={sessionPaths.login}>{login.title}</Link>
          </>
        }
      >
        <DemoMailbox />
      </SignUpScreen>
    </>
  );
}

function useSignUpRequests(): Pick<SignUpScreenProps, 'onSignUp' | 'onSendCode'> {
  const { auth, api } = useApp();
  const words = useWords();
  const language = useLanguage();
  const failed = (error: unknown) =>
    codeAnswer(problemOf(error), words) ??
    failureAnswer(error, { language, words }, { email: 'username', password: 'password' });
  const requestCode = async (json: { email: string; password: string }, signal: AbortSignal) => {
    const sent = await bodyOf<object>(api.auth.signup.$post({ json }, { init: { signal } }));
    const { resendAfter } = sent as { resendAfter: number };
    return { challenge: 'otp', resendAfter } as const;
  };
  return {
    onSignUp: async ({ username: email, password, code }, { signal }) => {
      try {
        if (code === undefined) return await requestCode({ email, password }, signal);
        await auth.login({ email, password, code }, { strategy: 'signUp', remember: true, signal });
        return { ok: true };
      } catch (error) {
        return failed(error);
      }
    },
    onSendCode: ({ username: email, password }, { signal }) =>
      requestCode({ email, password }, signal).catch(failed),
  };
}
