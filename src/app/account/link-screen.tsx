'use client';
import { useState } from 'react';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Checkbox } from '../../primitives/checkbox';
import { useApp, useWords } from '../app-context';
import { GuestMessage } from '../session/guest-message';
import { GuestPage } from '../session/guest-page';
import { sessionPaths } from '../session/session';
import { ButtonLink } from '../shell/button-link';
import { problemOf } from './account-answer';
import styles from './link-screen.module.css';
import { useFragmentToken } from './use-fragment-token';

/**
 * Screen that the sign-in link of an email leads to. It signs in only after the user confirms,
 * because email scanners also open links, and each link works once.
 */
export function LinkScreen() {
  return (
    <GuestPage>
      <SignInByLink />
    </GuestPage>
  );
}

function SignInByLink() {
  const { auth } = useApp();
  const { signInLink: words, login, account } = useWords();
  const token = useFragmentToken();
  const [remember, setRemember] = useState(true);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [expired, setExpired] = useState<string | null>(null);
  if (token === null || token === expired) {
    return (
      <GuestMessage
        title={words.expired}
        hint={words.expiredHint}
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
        <div className={styles.root}>
          {state === 'failed' && (
            <Callout tone="danger" role="alert">
              {login.failed}
            </Callout>
          )}
          <Checkbox checked={remember} onCheckedChange={setRemember}>
            {words.stay}
          </Checkbox>
          <Button variant="solid" loading={state === 'busy'} onClick={() => void enter()}>
            {login.title}
          </Button>
        </div>
      }
    />
  );
}
