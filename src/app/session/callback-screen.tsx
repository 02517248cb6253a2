'use client';
import { Link } from 'react-router';
import { GuestOnly } from '../../auth/react';
import { useWords } from '../app-context';
import { ScreenPlacard } from '../shell/placard';
import { useAddress } from '../shell/place';
import { Waiting } from '../shell/waiting';
import { GuestPage } from './guest-page';
import { sessionPaths } from './session';
import buttons from '../shell/link-button.module.css';

/** Screen that a sign-in elsewhere comes back to: it goes on where the sign-in began, or says that it came to nothing. */
export function CallbackScreen() {
  const { callback: words, logout } = useWords();
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <GuestPage>
        <ScreenPlacard
          title={words.title}
          hint={words.failed}
          actions={
            <Link to={sessionPaths.login} className={buttons.root} data-variant="solid">
              {logout.again}
            </Link>
          }
        />
      </GuestPage>
    </GuestOnly>
  );
}
