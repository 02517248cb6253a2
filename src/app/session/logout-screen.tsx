'use client';
import { useAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { useApp, useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import { GuestMessage } from './guest-message';
import { sessionPaths } from './session';

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
