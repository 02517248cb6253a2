'use client';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { succeed } from '../api-client';
import { useApp, useLanguage, useWords } from '../app-context';
import { NewPasswordScreen, type NewPasswordScreenProps } from '../screens/recover-screen';
import { GuestPage } from '../session/guest-page';
import { sessionPaths } from '../session/session';
import { Brand } from '../shell/brand';
import { ButtonLink } from '../shell/button-link';
import { useArrivalFocus, type ScreenState } from '../shell/place';
import { failureAnswer, problemOf } from './account-answer';
import { accountPaths } from './account-paths';
import { useFragmentToken } from './use-fragment-token';

/** Screen for a new password, which the link of an email leads to. */
export function ResetScreen() {
  return (
    <GuestPage>
      <Reset />
    </GuestPage>
  );
}

function Reset() {
  const words = useWords();
  const { api } = useApp();
  const language = useLanguage();
  const { state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const token = useFragmentToken();
  const { recover, recoverScreen, login, shell } = words;
  useArrivalFocus(heading);
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
        logo={<Brand />}
        footnote={<p>{shell.footnote}</p>}
        headingRef={heading}
        labels={recoverScreen}
        username={(state as ScreenState | null)?.account}
        passwordStrength
        weakWords={[words.name]}
        expired={token === null}
        requestNewLink={
          <ButtonLink to={accountPaths.recover} variant="outline">
            {recover.again}
          </ButtonLink>
        }
        afterSuccess={
          <ButtonLink to={sessionPaths.login} variant="solid">
            {login.title}
          </ButtonLink>
        }
        onChangePassword={reset}
      />
    </>
  );
}
