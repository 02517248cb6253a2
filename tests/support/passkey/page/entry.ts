import { createAuth, localStore, refreshStrategy } from '#src/auth/index.ts';
import { createPasskeys } from '#src/auth/passkey/index.ts';
import { reasonOf } from './passkey-page.ts';

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
