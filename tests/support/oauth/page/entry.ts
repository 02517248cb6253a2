import { createAuth, localStore } from '#src/auth/index.ts';
import type { Auth } from '#src/auth/index.ts';
import { OAuthError, oauthStrategy } from '#src/auth/oauth/index.ts';
import type { OAuthOptions } from '#src/auth/oauth/index.ts';

/** Options of the page, which a test sets before it loads. */
export interface ProviderPageChoices {
  /** Providers by the name of their strategy. */
  providers: Record<string, Pick<OAuthOptions, 'issuer' | 'clientId' | 'scope'>>;
  /** Milliseconds that the clock of the device is ahead. */
  ahead?: number;
  /** Whether the page is not left when a sign-in starts. */
  stays?: boolean;
}

/** What the page exposes to a test. */
export interface ProviderPage {
  /** Milliseconds that the clock of the device is ahead. */
  ahead: number;
  /** Everything that the page has shown, in order. */
  log: string[];
  auth: Auth;
}

declare global {
  interface Window {
    providerPage: ProviderPage;
    providerPageChoices: ProviderPageChoices;
  }
}

// Page of a site that signs in with a provider, and its callback page.
const { providers, ahead = 0, stays = false } = window.providerPageChoices;

const page: ProviderPage = {
  ahead,
  log: [],
  auth: createAuth({
    strategies: Object.fromEntries(
      Object.entries(providers).map(([name, options]) => [
        name,
        oauthStrategy({ ...options, ...(stays && { assign: () => undefined }) }),
      ]),
    ),
    store: localStore(),
    redirect: { callback: '/callback' },
    retry: { attempts: 0, coolDown: 0 },
    warnAhead: false,
    now: () => Date.now() + page.ahead,
    navigate: (to) => history.pushState(null, '', to),
  }),
};

window.providerPage = page;
const show = () => {
  const { status, user } = page.auth.getSnapshot();
  const text = `${status} ${String(user?.['name'] ?? 'none')}`;
  if (page.log.at(-1) !== text) page.log.push(text);
  document.body.textContent = text;
};
page.auth.subscribe(show);
page.auth.on('error', ({ cause }) => {
  page.log.push(`error ${cause instanceof OAuthError ? cause.reason : cause.name}`);
});
await page.auth.start();
if (page.auth.getSnapshot().loggedIn && location.pathname === '/callback') {
  page.auth.redirect('home');
}
show();
document.body.dataset['live'] = '';
