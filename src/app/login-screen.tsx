'use client';
import { useEffect, useRef, useState } from 'react';
import { GuestOnly, useAuth } from '../auth/react';
import { LoginForm } from '../components/login-form';
import { useApp, useWords } from './app-context';
import { DemoAccount } from './demo-account';
import { useArrivalFocus } from './first-place';
import { GuestFrame } from './guest-frame';
import { Notice } from './notice';
import { signInBy } from './sign-in-by';
import { Waiting } from './waiting';

/** Screen to sign in; whoever is signed in goes where they came from. */
export function LoginScreen() {
  return (
    <GuestOnly fallback={<Waiting />} otherwise={<Waiting />}>
      <Login />
    </GuestOnly>
  );
}

function Login() {
  const words = useWords();
  const { auth } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState(false);
  const endedBy = useAuth((state) => state.endedBy);
  useArrivalFocus(heading);
  const hasExpired = endedBy === 'expired' || endedBy === 'refused';
  useEffect(() => auth.on('login', () => setProblem(false)), [auth]);
  return (
    <GuestFrame>
      <title>{words.titleOf(words.login.title)}</title>
      {hasExpired && <Notice kind="info">{words.logout.expired}</Notice>}
      {problem && <Notice kind="danger">{words.login.failed}</Notice>}
      <LoginForm
        heading={
          <>
            <h1 ref={heading} tabIndex={-1}>
              {words.login.title}
            </h1>
            <p>{words.login.lead}</p>
          </>
        }
        remember="checked"
        onSignIn={(credentials, { signal }) => signInBy(auth, credentials, signal)}
      />
      <DemoAccount onFailure={() => setProblem(true)} />
    </GuestFrame>
  );
}
