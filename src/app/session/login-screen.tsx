'use client';
import { useEffect, useRef, useState } from 'react';
import { GuestOnly, useAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { bodyOf } from '../api-client';
import { useApp, useSettings, useWords } from '../app-context';
import { signInBy, SignInScreen } from '../screens/sign-in-screen';
import { Brand } from '../shell/brand';
import { useAddress, useArrivalFocus } from '../shell/place';
import { Waiting } from '../shell/waiting';
import { loginIn } from './fault-texts';
import styles from './login-screen.module.css';

/** Sign-in screen; signed-in users return to the requested page. */
export function LoginScreen() {
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <Login />
    </GuestOnly>
  );
}

function Login() {
  const words = useWords();
  const { auth } = useApp();
  const { language } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState(false);
  const endedBy = useAuth((state) => state.endedBy);
  // The user may already be signed in, but the server has not confirmed it; the session continues with the
  // response.
  const isLost = useAuth(({ error }) => error?.retryable === true && error.phase !== 'login');
  useArrivalFocus(heading);
  const hasExpired = endedBy === 'expired' || endedBy === 'refused';
  useEffect(() => auth.on('login', () => setProblem(false)), [auth]);
  return (
    <>
      <title>{words.titleOf(words.login.title)}</title>
      <SignInScreen
        brand={<Brand />}
        lead={words.login.lead}
        ended={hasExpired}
        problem={(problem || isLost) && words.login.failed}
        footnote={<p>{words.shell.footnote}</p>}
        headingRef={heading}
        labels={{ title: words.login.title, ended: words.logout.expired }}
        remember="checked"
        onSignIn={signInBy(loginIn(auth, { language, words }))}
      >
        <DemoAccount onFailure={() => setProblem(true)} />
      </SignInScreen>
    </>
  );
}

/** Demo account. Renders nothing if the server has none. */
function DemoAccount({ onFailure }: { onFailure: () => void }) {
  const { auth, api } = useApp();
  const { login: words } = useWords();
  const [account, setAccount] = useState<{ email: string; password: string } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    bodyOf(api.demo.$get({}, { init: { signal: life.signal } })).then(setAccount, () => {
      // Without an account, only the form is shown.
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
      <div className={styles.words}>
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
      </div>
      <Button variant="soft" size="sm" loading={busy} onClick={() => void enter()}>
        {words.enter}
      </Button>
    </section>
  );
}
