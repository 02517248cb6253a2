'use client';
import { Link } from 'react-router';
import { GuestOnly } from '../../auth/react';
import { useWords } from '../app-context';
import { GuestFrame } from './guest-frame';
import { ScreenPlacard } from '../shell/screen-placard';
import { sessionPaths } from './session';
import { useAddress } from '../shell/use-address';
import { Waiting } from '../shell/waiting';
import buttons from '../shell/link-button.module.css';

/** Screen that a sign-in elsewhere comes back to: it goes on where the sign-in began, or says that it came to nothing. */
export function CallbackScreen() {
  const { callback: words, logout } = useWords();
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <GuestFrame>
        <ScreenPlacard
          title={words.title}
          hint={words.failed}
          actions={
            <Link to={sessionPaths.login} className={buttons.root} data-variant="solid">
              {logout.again}
            </Link>
          }
        />
      </GuestFrame>
    </GuestOnly>
  );
}
