'use client';
import { GuestOnly } from '../../auth/react';
import { useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import { useAddress } from '../shell/place';
import { Waiting } from '../shell/waiting';
import { GuestMessage } from './guest-message';
import { sessionPaths } from './session';

/** Callback screen of an external sign-in: continues where the sign-in started, or shows that it failed. */
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
