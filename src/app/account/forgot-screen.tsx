'use client';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { bodyOf } from '../api-client';
import { useApp, useLanguage, useWords } from '../app-context';
import { RecoverScreen, type RecoverScreenProps } from '../screens/recover-screen';
import { GuestPage } from '../session/guest-page';
import { sessionPaths } from '../session/session';
import { Brand } from '../shell/brand';
import { useArrivalFocus } from '../shell/place';
import { codeAnswer, failureAnswer, problemOf } from './account-answer';
import { accountPaths } from './account-paths';
import { DemoMailbox } from './demo-mailbox';

/** Screen for a forgotten password: a code, or a link in the same email, leads to the screen for a new password. */
export function ForgotScreen() {
  return (
    <GuestPage>
      <Forgot />
    </GuestPage>
  );
}

function Forgot() {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { recover, recoverScreen, account, shell } = words;
  useArrivalFocus(heading);
  return (
    <>
      <title>{words.titleOf(recoverScreen.title)}</title>
      <RecoverScreen
        {...useRecoverRequests()}
        logo={<Brand />}
        subtitle={recover.lead}
        footnote={<p>{shell.footnote}</p>}
        headingRef={heading}
        labels={recoverScreen}
        footer={<Link to={sessionPaths.login}>{account.back}</Link>}
      >
        <DemoMailbox />
      </RecoverScreen>
    </>
  );
}

function useRecoverRequests(): Pick<RecoverScreenProps, 'onSend' | 'onCode'> {
  const { api } = useApp();
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const failed = (error: unknown) =>
    codeAnswer(problemOf(error), words) ??
    failureAnswer(error, { language, words }, { email: 'username' });
  return {
    onSend: async ({ username: email }, { signal }) => {
      try {
        const { resendAfter } = await bodyOf(
          api.auth.reset.request.$post({ json: { email } }, { init: { signal } }),
        );
        return { challenge: 'otp', resendAfter };
      } catch (error) {
        return failed(error);
      }
    },
    onCode: async ({ username: email, code }, { signal }) => {
      try {
        const { token } = await bodyOf(
          api.auth.reset.code.$post({ json: { email, code } }, { init: { signal } }),
        );
        // As if the link had been opened.
        void navigate(
          { pathname: accountPaths.reset, hash: `token=${token}` },
          { replace: true, state: { account: email } },
        );
        return { ok: true };
      } catch (error) {
        return failed(error);
      }
    },
  };
}
