import { createAuth, localStore } from '#src/auth/index.ts';
import { OAuthError, oauthStrategy } from '#src/auth/oauth/index.ts';
import type { ProviderPage } from './provider-page.ts';

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
