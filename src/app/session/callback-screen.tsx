'use client';
import { useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import { GuestMessage } from './guest-message';
import { GuestPage } from './guest-page';
import { sessionPaths } from './session';

/** Callback screen of an external sign-in: continues where the sign-in started, or shows that it failed. */
export function CallbackScreen() {
  const { callback: words, logout } = useWords();
  return (
    <GuestPage>
      <GuestMessage
        title={words.title}
        hint={words.hint}
        actions={
          <ButtonLink to={sessionPaths.login} variant="solid">
            {logout.again}
          </ButtonLink>
        }
      />
    </GuestPage>
  );
}
