'use client';
import { Link } from 'react-router';
import { useAuth } from '../../auth/react';
import { Button } from '../../primitives/button';
import { useApp, useWords } from '../app-context';
import { ScreenPlacard } from '../shell/placard';
import { GuestPage } from './guest-page';
import { sessionPaths } from './session';
import buttons from '../shell/link-button.module.css';

/** Screen after a session. Signed-in users who open its URL are asked first: a link must not sign a user out. */
export function LogoutScreen() {
  const { auth } = useApp();
  const { logout: words, shell, failure } = useWords();
  const loggedIn = useAuth((state) => state.loggedIn);
  return (
    <GuestPage>
      <ScreenPlacard
        title={loggedIn ? words.question : words.title}
        hint={loggedIn ? words.questionHint : words.done}
        actions={
          loggedIn ? (
            <>
              <Button variant="solid" onClick={() => void auth.logout()}>
                {shell.signOut}
              </Button>
              <Link to={sessionPaths.home} className={buttons.root}>
                {failure.home}
              </Link>
            </>
          ) : (
            <Link to={sessionPaths.login} className={buttons.root} data-variant="solid">
              {words.again}
            </Link>
          )
        }
      />
    </GuestPage>
  );
}
