'use client';
import { GuestOnly } from '../../auth/react';
import { useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import { useAddress } from '../shell/place';
import { Waiting } from '../shell/waiting';
import { GuestMessage } from './guest-message';
import { sessionPaths } from './session';

/** Screen that a sign-in elsewhere comes back to: it goes on where the sign-in began, or says that it came to nothing. */
export function CallbackScreen() {
  const { callback: words, logout } = useWords();
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <GuestMessage
        title={words.title}
        hint={words.hint}
        actions={
          <ButtonLink to={sessionPaths.login} variant="solid">
            {logout.again}
          </ButtonLink>
        }
      />
    </GuestOnly>
  );
}
