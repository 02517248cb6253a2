import { createAuth, memoryStore, sessionStore } from '#src/auth/index.ts';
import { oauthStrategy } from '#src/auth/oauth/index.ts';
import { GuestOnly, useAuth } from '#src/auth/react/index.ts';

export const auth = createAuth({
  strategies: {
    acme: oauthStrategy({
      issuer: 'https://id.example.com',
      clientId: 'journal',
      scope: 'openid profile email',
    }),
  },
  store: { access: memoryStore(), refresh: sessionStore() },
  redirect: { callback: '/callback' },
  origins: ['https://api.example.com'],
});

/** Button that leaves for the page of the provider. */
export function ProviderButton() {
  const { login, busy } = useAuth();
  const signIn = () => {
    // The error is in the state of the session.
    login({ returnTo: '/trips?tab=2' }, { strategy: 'acme' }).catch(() => {});
  };
  return (
    <button type="button" disabled={busy} onClick={signIn}>
      Sign in with Acme
    </button>
  );
}

/** Page of the `callback` redirect: shows that the sign-in completes or has failed. */
export function CallbackPage() {
  const { error } = useAuth();
  return (
    <GuestOnly fallback="Signing in…">
      {error && <p role="alert">Signing in failed. Try again.</p>}
      <ProviderButton />
    </GuestOnly>
  );
}
