'use client';
import { useRef, useState } from 'react';
import { createPasskeys, PasskeyError } from '../../auth/passkey';
import type { SignInAnswer } from '../../components/login-form';
import { codeAnswer, failureAnswer, problemOf } from '../account/account-answer';
import { bodyOf } from '../api-client';
import { useApp, useLanguage, useWords } from '../app-context';
import { signInBy, type SignInScreenProps } from '../screens/sign-in-screen';
import { loginIn } from './problem-texts';

/** Functions of the sign-in form. */
interface LoginRequests extends Pick<
  SignInScreenProps,
  'onSignIn' | 'onSendCode' | 'onSendLink' | 'onPasskey' | 'passkeyAutofill'
> {
  /** Whether a code or a link has been sent. */
  isEmailSent: boolean;
}

/** Returns the functions of the sign-in form: by password, with a code by email, by link and by passkey. */
export function useLoginRequests(): LoginRequests {
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
      signInBy(loginIn(auth, context), {
        answerTo: (error): SignInAnswer | undefined => {
          const problem = problemOf(error);
          if (problem?.code !== 'code-required') return codeAnswer(problem, words);
          challenge.current = String(problem.challenge);
          setEmailSent(true);
          return { challenge: 'otp', factors: ['email'], resendAfter: Number(problem.resendAfter) };
        },
      })(credentials, options),
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
