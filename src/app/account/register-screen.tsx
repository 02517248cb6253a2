'use client';
import { Link } from 'react-router';
import { bodyOf } from '../data/api-client';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { codeAnswer, failureAnswer, problemOf } from '../data/problem-texts';
import { sessionPaths } from '../data/session';
import { useGuestScreen } from '../frame/guest-page';
import { SignUpScreen, type SignUpScreenProps } from '../screens/sign-up-screen';
import { DemoMailbox } from './demo-box';

/** Sign-up screen, with a code by email; new users return to the requested page. */
export function RegisterScreen() {
  const words = useWords();
  const { signUp, signUpScreen, signInScreen } = words;
  return (
    <>
      <title>{words.titleOf(signUpScreen.title)}</title>
      <SignUpScreen
        {...useSignUpRequests()}
        {...useGuestScreen()}
        subtitle={signUp.lead}
        labels={signUpScreen}
        passwordStrength
        weakWords={[words.name]}
        footer={
          <>
            {signUp.known} <Link to={sessionPaths.login}>{signInScreen.title}</Link>
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
