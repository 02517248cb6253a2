'use client';
import { Link, useLocation, useNavigate } from 'react-router';
import { bodyOf, succeed } from '../data/api-client';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { codeAnswer, failureAnswer, problemOf } from '../data/problem-texts';
import { accountPaths, sessionPaths } from '../data/session';
import { useGuestScreen } from '../frame/guest-page';
import { ButtonLink, useFragmentToken, type ScreenState } from '../frame/place';
import {
  NewPasswordScreen,
  RecoverScreen,
  type NewPasswordScreenProps,
  type RecoverScreenProps,
} from '../screens/recover-screen';
import { DemoMailbox } from './demo-box';

/** Screen for a forgotten password: a code, or a link in the same email, leads to the screen for a new password. */
export function ForgotScreen() {
  const words = useWords();
  const { recover, recoverScreen, account } = words;
  return (
    <>
      <title>{words.titleOf(recoverScreen.title)}</title>
      <RecoverScreen
        {...useRecoverRequests()}
        {...useGuestScreen()}
        subtitle={recover.lead}
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

/** Screen for a new password, which the link of an email leads to. */
export function ResetScreen() {
  const words = useWords();
  const { api } = useApp();
  const language = useLanguage();
  const { state } = useLocation();
  const token = useFragmentToken();
  const { recover, recoverScreen, signInScreen } = words;
  const screen = useGuestScreen();
  const reset: NewPasswordScreenProps['onChangePassword'] = async ({ password }, { signal }) => {
    if (token === null) return { expired: true };
    try {
      await succeed(api.auth.reset.$post({ json: { token, password } }, { init: { signal } }));
      return { ok: true };
    } catch (error) {
      if (problemOf(error)?.code === 'link-expired') return { expired: true };
      return failureAnswer(error, { language, words }, { password: 'password' });
    }
  };
  return (
    <>
      <title>{words.titleOf(recoverScreen.reset)}</title>
      <NewPasswordScreen
        // Another link starts anew.
        key={token}
        {...screen}
        labels={recoverScreen}
        username={(state as ScreenState | null)?.account}
        passwordStrength
        weakWords={[words.name]}
        expired={token === null}
        requestNewLink={
          <ButtonLink to={accountPaths.recover} variant="solid">
            {recover.again}
          </ButtonLink>
        }
        afterSuccess={
          <ButtonLink to={sessionPaths.login} variant="solid">
            {signInScreen.title}
          </ButtonLink>
        }
        onChangePassword={reset}
      />
    </>
  );
}
