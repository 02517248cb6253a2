import { cookieStrategy, createAuth, localStore, refreshStrategy } from '#src/auth/index.ts';
import type { Auth } from '#src/auth/index.ts';

/** Options of the page, which its URL carries as JSON. */
export interface PageChoices {
  /** Whether the session lives in a cookie that no script can read. */
  cookies?: boolean;
}

/** What the page exposes to a test: the helper and its log. */
export interface SignInPage {
  /** Milliseconds that the page's clock is ahead. */
  ahead: number;
  /** Everything that the page has shown, in order. */
  log: string[];
  auth: Auth;
}

declare global {
  interface Window {
    signInPage: SignInPage;
  }
}

// Page of a site that signs in: its options come with the URL; its helper and its log are for the test.
const choices: PageChoices = JSON.parse(
  new URLSearchParams(location.search).get('choices') ?? '{}',
);

const page: SignInPage = {
  ahead: 0,
  log: [],
  auth: createAuth({
    strategies: { local: choices.cookies ? cookieStrategy() : refreshStrategy() },
    store: localStore(),
    retry: { attempts: 0, coolDown: 0 },
    redirect: false,
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
