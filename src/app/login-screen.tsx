'use client';
import { useEffect, useRef, useState } from 'react';
import { GuestOnly, useAuth } from '../auth/react';
import { useApp, useSettings, useWords } from './app-context';
import { Brand } from './brand';
import { DemoAccount } from './demo-account';
import { loginIn } from './fault-texts';
import { useArrivalFocus } from './first-place';
import { SignInScreen, signInBy } from './screens/sign-in-screen';
import { useAddress } from './use-address';
import { Waiting } from './waiting';

/** Screen to sign in; signed-in users are redirected to the requested page. */
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
  // Who is signed in already, but cannot be told from a guest: the session goes on as soon as the server answers.
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
