import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { buildPage } from '../support/auth-page/build-page.ts';
import { startAuthServer, type HttpAuthServer } from '../support/auth-server/http-server.ts';
import { startOidcServer, type OidcServer } from '../support/oauth/oidc-server.ts';
import type { ProviderPageChoices } from '../support/oauth/page/entry.ts';

type Pages = (path: string) => ReturnType<Awaited<ReturnType<typeof buildPage>>>;

/** Site of a test, whose users sign in with a real provider. */
export interface ProviderSite {
  /** Server of the pages. */
  app: HttpAuthServer;
  provider: OidcServer;
  /** Opens a tab and waits until the client has started. */
  openTab: (path?: string, choices?: Partial<ProviderPageChoices>) => Promise<Page>;
  /** Errors and messages of the console. */
  messages: string[];
}

const entry = fileURLToPath(new URL('../support/oauth/page/entry.ts', import.meta.url));

/** Test with its own pages and provider, which fails on any message of the pages. */
export const test = base.extend<{ site: ProviderSite }, { pages: Pages }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await buildPage({ entry }, ['/', '/callback', '/orders'])),
    { scope: 'worker' },
  ],
  site: async ({ context, pages }, provide) => {
    const app = await startAuthServer({ pages });
    const provider = await startOidcServer(app.origin);
    const messages: string[] = [];
    context.on('page', (tab) => {
      tab.on('pageerror', (error) => messages.push(`threw: ${error.message}`));
      tab.on('console', (message) => {
        const text = message.text();
        // On a busy machine, the fields of the provider's page are filled before the browser focuses one of them.
        if (text.startsWith('Autofocus processing was blocked')) return;
        if (!text.startsWith('Failed to load resource')) messages.push(text);
      });
    });
    await provide({
      app,
      provider,
      messages,
      openTab: async (path = '/', choices = {}) => {
        const tab = await context.newPage();
        const all: ProviderPageChoices = {
          providers: {
            oidc: { issuer: provider.issuer, clientId: 'app', scope: 'openid profile' },
          },
          ...choices,
        };
        // Windows that the tab opens have the same options.
        await context.addInitScript((given) => {
          window.providerPageChoices = given;
        }, all);
        await tab.goto(app.origin + path);
        await isLive(tab);
        return tab;
      },
    });
    await context.close();
    await provider.close();
    await app.close();
    expect(messages).toEqual([]);
  },
});

/** Waits until the client of a page has started. */
export const isLive = (tab: Page) => expect(tab.locator('body')).toHaveAttribute('data-live', '');

/** Starts a sign-in, which leaves the page. */
export const leave = (tab: Page, request: object = {}, strategy = 'oidc') =>
  tab.evaluate(
    ([given, name]) => {
      void window.providerPage.auth.login(given, { strategy: name }).catch(() => undefined);
    },
    [request, strategy] as const,
  );

/** Signs in on the provider's own pages, and consents to the application's request. */
export async function signInAtProvider(page: Page, name = 'ada'): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('right');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in on a tab, from the application to the provider and back. */
export async function signIn(tab: Page, request: object = {}, name = 'ada'): Promise<void> {
  await leave(tab, request);
  await signInAtProvider(tab, name);
  await isLive(tab);
}

/** Everything that a page has shown, in order. */
export const logOf = (tab: Page) => tab.evaluate(() => window.providerPage.log);
/** Expects what a tab shows: the status and the name of the user. */
export const shows = (tab: Page, text: string) => expect(tab.locator('body')).toHaveText(text);
/** Outcome of a refresh: `renewed`, or the name of the error. */
export const renew = (tab: Page) =>
  tab.evaluate(() =>
    window.providerPage.auth.refresh().then(
      () => 'renewed',
      (error: Error) => error.name,
    ),
  );
/** Paths of the provider that were called, without the query. */
export const callsOf = ({ requests }: OidcServer, path: string) =>
  requests.filter((request) => request.split(' ')[1]?.split('?')[0] === path);

export { expect };
