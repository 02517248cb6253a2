import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { buildPage } from '../support/auth-page/build-page.ts';
import type { PageChoices } from '../support/auth-page/entry.ts';
import { startAuthServer, type HttpAuthServer } from '../support/auth-server/http-server.ts';

/** Site of a test: its server and its tabs. */
export interface Site {
  server: HttpAuthServer;
  /** Opens a tab and waits until the helper has started. */
  openTab: (choices?: PageChoices) => Promise<Page>;
  /** Moves the clocks of the server and of the tabs past the lifetime of an access token. */
  expire: (...tabs: readonly Page[]) => Promise<void>;
  /** Messages of the tabs and the server. */
  messages: string[];
}

type Pages = (path: string) => ReturnType<Awaited<ReturnType<typeof buildPage>>>;

/** Test with its own server, which fails on any message of the browser. */
export const test = base.extend<{ site: Site; cookies: boolean }, { pages: Pages }>({
  cookies: [false, { option: true }],
  pages: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await buildPage()),
    { scope: 'worker' },
  ],
  site: async ({ context, pages, cookies }, provide) => {
    const server = await startAuthServer({ pages, cookies });
    const messages: string[] = [];
    watch(context, server, messages);
    await provide({
      server,
      messages,
      openTab: async (choices = {}) => {
        const tab = await context.newPage();
        await tab.goto(`${server.origin}/?choices=${encodeURIComponent(JSON.stringify(choices))}`);
        await expect(tab.locator('body')).toHaveAttribute('data-live', '');
        return tab;
      },
      expire: async (...tabs) => {
        server.protocol.skew += 1_800_000;
        for (const tab of tabs) {
          await tab.evaluate(() => {
            window.signInPage.ahead += 1_800_000;
          });
        }
      },
    });
    await context.close();
    await server.close();
    expect(messages).toEqual([]);
  },
});

/** Records errors, console messages and policy violations, and any token in them. */
function watch(context: BrowserContext, server: HttpAuthServer, messages: string[]): void {
  context.on('page', (tab) => {
    tab.on('pageerror', (error) => messages.push(`threw: ${error.message}`));
    tab.on('console', (message) => {
      // The browser itself reports every response of 400 and above.
      if (!message.text().startsWith('Failed to load resource')) messages.push(message.text());
      const secret = server.protocol.sessions.issued.find((token) =>
        message.text().includes(token),
      );
      if (secret) messages.push('a token in the console');
    });
    tab.on('framenavigated', (frame) => {
      if (server.protocol.sessions.issued.some((token) => frame.url().includes(token))) {
        messages.push('a token in the address');
      }
    });
  });
}

/** Signs a user in. */
export const signIn = (tab: Page, username = 'ada') =>
  tab.evaluate(
    (name) => window.signInPage.auth.login({ username: name, password: 'right' }),
    username,
  );
/** Signs the user out. */
export const signOut = (tab: Page) => tab.evaluate(() => window.signInPage.auth.logout());
/** Statuses of that many requests at once, or the names of their errors. */
export const ask = (tab: Page, times = 1) =>
  tab.evaluate(async (count) => {
    const { auth } = window.signInPage;
    const requests = Array.from({ length: count }, (_, index) =>
      auth.fetch(`/api/things/${index}`),
    );
    const settled = await Promise.allSettled(requests);
    return settled.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason.name));
  }, times);
/** Outcome of a refresh: `renewed`, or the name of the error. */
export const renew = (tab: Page) =>
  tab.evaluate(() =>
    window.signInPage.auth.refresh().then(
      () => 'renewed',
      (error: Error) => error.name,
    ),
  );
/** Everything that a tab has shown, in order. */
export const logOf = (tab: Page) => tab.evaluate(() => window.signInPage.log);
/** Expects what a tab shows: the status and the name of the user. */
export const shows = (tab: Page, text: string) => expect(tab.locator('body')).toHaveText(text);
/** Everything that the tabs have stored, as text. */
export const storedIn = (tab: Page) =>
  tab.evaluate(() => JSON.stringify(Object.entries(localStorage)));

export { expect };
