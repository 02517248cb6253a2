'use client';
import { useState } from 'react';
import { useAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Checkbox } from '../../primitives/checkbox';
import { useApp, useWords } from '../data/app-context';
import { problemOf } from '../data/problem-texts';
import { sessionPaths } from '../data/session';
import { GuestMessage } from '../frame/guest-page';
import styles from '../frame/guest-page.module.css';
import { ButtonLink, useFragmentToken } from '../frame/place';

/**
 * Screen after a session. Signed-in users who open its URL are asked first: a link must not sign a user out.
 */
export function LogoutScreen() {
  const { auth } = useApp();
  const { logout: words, shell, failure } = useWords();
  const loggedIn = useAuth((state) => state.loggedIn);
  // The response of the server comes after the screen.
  const isEnded = useAuth((state) => state.error?.phase !== 'logout');
  return (
    <GuestMessage
      title={loggedIn ? words.question : words.title}
      hint={
        loggedIn ? (
          words.questionHint
        ) : (
          <span role="status">{isEnded ? words.done : words.notEnded}</span>
        )
      }
      tone={loggedIn ? undefined : isEnded ? 'success' : 'warning'}
      actions={
        loggedIn ? (
          <>
            <Button variant="solid" onClick={() => void auth.logout()}>
              {shell.signOut}
            </Button>
            <ButtonLink to={sessionPaths.home}>{failure.home}</ButtonLink>
          </>
        ) : (
          <ButtonLink to={sessionPaths.login} variant="solid">
            {words.again}
          </ButtonLink>
        )
      }
    />
  );
}

/** Callback screen of an external sign-in: continues where the sign-in started, or shows that it failed. */
export function CallbackScreen() {
  const { callback: words, logout } = useWords();
  return (
    <GuestMessage
      title={words.title}
      hint={words.hint}
      tone="warning"
      actions={
        <ButtonLink to={sessionPaths.login} variant="solid">
          {logout.again}
        </ButtonLink>
      }
    />
  );
}

/**
 * Screen that the sign-in link of an email leads to. It signs in only after the user confirms,
 * because email scanners also open links, and each link works once.
 */
export function LinkScreen() {
  const { auth } = useApp();
  const { signInLink: words, signInScreen, recoverScreen, login, account } = useWords();
  const token = useFragmentToken();
  const [remember, setRemember] = useState(true);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [expired, setExpired] = useState<string | null>(null);
  if (token === null || token === expired) {
    return (
      <GuestMessage
        title={recoverScreen.expired}
        hint={words.expiredHint}
        tone="warning"
        actions={<ButtonLink to={sessionPaths.login}>{account.back}</ButtonLink>}
      />
    );
  }
  const enter = async () => {
    setState('busy');
    try {
      await auth.login({ token }, { strategy: 'link', remember });
    } catch (error) {
      if (problemOf(error)?.code === 'link-expired') setExpired(token);
      setState('failed');
    }
  };
  return (
    <GuestMessage
      title={words.title}
      hint={words.hint}
      actions={
        <div className={styles.choices}>
          {state === 'failed' && (
            <Callout tone="danger" role="alert">
              {login.failed}
            </Callout>
          )}
          <Checkbox checked={remember} onCheckedChange={setRemember}>
            {words.stay}
          </Checkbox>
          <Button variant="solid" loading={state === 'busy'} onClick={() => void enter()}>
            {signInScreen.title}
          </Button>
        </div>
      }
    />
  );
}
