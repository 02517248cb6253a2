import {
  cookieStrategy,
  createAuth,
  localStore,
  memoryStore,
  refreshStrategy,
} from '#src/auth/index.ts';
import type { PageChoices, SignInPage } from './sign-in-page.ts';

// Page of a site that signs in: its options come with the URL; its helper and its log are for the test.
const choices: PageChoices = JSON.parse(
  new URLSearchParams(location.search).get('choices') ?? '{}',
);

const page: SignInPage = {
  ahead: 0,
  log: [],
  auth: createAuth({
    strategies: { local: choices.cookies ? cookieStrategy() : refreshStrategy() },
    store: choices.store === 'memory' ? memoryStore() : localStore(),
    retry: { attempts: 0, coolDown: 0 },
    redirect: false,
    timeout: choices.timeout,
    warnAhead: false,
    now: () => Date.now() + page.ahead,
  }),
};

window.signInPage = page;
const show = () => {
  const { status, user } = page.auth.getSnapshot();
  const text = `${status} ${String(user?.['name'] ?? 'none')}`;
  if (page.log.at(-1) !== text) page.log.push(text);
  document.body.textContent = text;
};
page.auth.subscribe(show);
page.auth.on('error', ({ cause }) => void page.log.push(`error ${cause.name}`));
await page.auth.start();
show();
document.body.dataset['live'] = '';
