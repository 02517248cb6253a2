'use client';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { accountPaths } from '../account/account-paths';
import { DemoBox } from '../account/demo-box';
import { DemoMailbox } from '../account/demo-mailbox';
import { useDemoAccount } from '../account/use-demo-account';
import { useApp, useWords } from '../app-context';
import { GuestHeading, SignInScreen } from '../screens/sign-in-screen';
import { Brand } from '../shell/brand';
import { useArrivalFocus } from '../shell/place';
import { GuestPage } from './guest-page';
import { useLoginRequests } from './use-login-requests';

/** Sign-in screen; signed-in users return to the requested page. */
export function LoginScreen() {
  return (
    <GuestPage>
      <Login />
    </GuestPage>
  );
}

function Login() {
  const words = useWords();
  const { auth } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState(false);
  const { isEmailSent, ...requests } = useLoginRequests();
  const endedBy = useAuth((state) => state.endedBy);
  // The user may already be signed in, but the server has not confirmed it; the session continues with the
  // response.
  const isLost = useAuth(({ error }) => error?.retryable === true && error.phase !== 'login');
  useArrivalFocus(heading);
  const hasExpired = endedBy === 'expired' || endedBy === 'rejected';
  useEffect(() => auth.on('login', () => setProblem(false)), [auth]);
  const sent = <GuestHeading ref={heading} title={words.signUpScreen.sent} />;
  return (
    <>
      <title>{words.titleOf(words.login.title)}</title>
      <SignInScreen
        logo={<Brand />}
        subtitle={words.login.lead}
        sessionEnded={hasExpired}
        errorMessage={(problem || isLost) && words.login.failed}
        footnote={<p>{words.shell.footnote}</p>}
        headingRef={heading}
        codeHeading={sent}
        linkHeading={sent}
        labels={{ title: words.login.title, ended: words.logout.expired }}
        remember
        defaultRemember
        forgotPasswordLink={<Link to={accountPaths.recover}>{words.recoverScreen.title}</Link>}
        footer={
          <>
            {words.account.newHere} <Link to={accountPaths.signUp}>{words.account.create}</Link>
          </>
        }
        {...requests}
      >
        {isEmailSent ? <DemoMailbox /> : <DemoAccount onFailure={() => setProblem(true)} />}
      </SignInScreen>
    </>
  );
}

/** Demo account. Renders nothing if the server has none. */
function DemoAccount({ onFailure }: { onFailure: () => void }) {
  const { auth } = useApp();
  const { login: words } = useWords();
  const account = useDemoAccount();
  const [busy, setBusy] = useState(false);
  if (!account) return null;
  const enter = async () => {
    setBusy(true);
    await auth.login(account, { strategy: 'password', remember: true }).catch(onFailure);
    setBusy(false);
  };
  return (
    <DemoBox
      label={words.demo}
      action={
        <Button variant="soft" size="sm" loading={busy} onClick={() => void enter()}>
          {words.enter}
        </Button>
      }
    >
      <h2>{words.demo}</h2>
      <p>{words.demoHint}</p>
      <dl>
        <dt>{words.email}</dt>
        <dd>{account.email}</dd>
        <dt>{words.password}</dt>
        <dd>{account.password}</dd>
      </dl>
    </DemoBox>
  );
}
