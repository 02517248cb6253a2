'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/button';
import { bodyOf } from '../api-client';
import { useApp, useWords } from '../app-context';
import { signInBy } from '../screens/sign-in-screen';
import styles from './demo-account.module.css';

/** Account to try the app with. Nothing is shown where the server tells of none. */
export function DemoAccount({ onFailure }: { onFailure: () => void }) {
  const { auth, api } = useApp();
  const { login: words } = useWords();
  const [account, setAccount] = useState<{ email: string; password: string } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    bodyOf(api.demo.$get({}, { init: { signal: life.signal } })).then(setAccount, () => {
      // Without an account the form alone is there.
    });
    return () => life.abort();
  }, [api]);
  if (!account) return null;
  const enter = async () => {
    setBusy(true);
    const { email: username, password } = account;
    const credentials = { username, password, remember: true };
    const { signal } = new AbortController();
    const answer = await signInBy(auth)(credentials, { signal }).catch(() => null);
    setBusy(false);
    if (!answer || !('ok' in answer)) onFailure();
  };
  return (
    <section aria-labelledby="demo-title" className={styles.root}>
      <h2 id="demo-title" className={styles.title}>
        {words.demo}
      </h2>
      <p className={styles.hint}>{words.demoHint}</p>
      <dl className={styles.facts}>
        <dt>{words.email}</dt>
        <dd>{account.email}</dd>
        <dt>{words.password}</dt>
        <dd>{account.password}</dd>
      </dl>
      <Button aria-disabled={busy} onClick={() => (busy ? undefined : void enter())}>
        {words.enter}
      </Button>
    </section>
  );
}
