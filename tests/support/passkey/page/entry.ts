import { createAuth, localStore, refreshStrategy } from '#src/auth/index.ts';
import type { Auth } from '#src/auth/index.ts';
import { createPasskeys } from '#src/auth/passkey/index.ts';
import type { PasskeyError, Passkeys } from '#src/auth/passkey/index.ts';

/** What the page exposes to a test. */
export interface PasskeyPage {
  auth: Auth;
  passkey: Passkeys;
  /** Aborts the operation that a test started with its signal. */
  control: AbortController;
  /** Returns the result of an operation, or the reason or name of its error. */
  outcomeOf: (work: Promise<unknown>) => Promise<unknown>;
}

/** Reason or name of an error. */
export const reasonOf = (error: unknown): string =>
  (error as Partial<PasskeyError>).reason ?? (error as Error).name;

declare global {
  interface Window {
    passkeyPage: PasskeyPage;
  }
}

// Page of a site whose users sign in with a password or a passkey.
const auth = createAuth({
  strategies: {
    local: refreshStrategy(),
    passkey: refreshStrategy({ endpoints: { login: '/api/auth/passkeys/login' } }),
  },
  store: localStore(),
  redirect: false,
  warnAhead: false,
});

window.passkeyPage = {
  auth,
  passkey: createPasskeys(auth),
  control: new AbortController(),
  outcomeOf: (work) => work.catch(reasonOf),
};
const input = document.createElement('input');
input.autocomplete = 'username webauthn';
document.body.append(input);
await auth.start();
document.body.dataset['live'] = '';
