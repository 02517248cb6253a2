import { expect, test, vi } from 'vitest';
import { oauthStrategy, type OAuthError, type OAuthOptions } from '#src/auth/oauth/index.ts';
import { issuer, pageOrigin } from '../../../support/oauth/fake-provider.ts';
import { createTab, type LoadedPage } from '../../../support/oauth/oauth-rig.ts';

// The application is deployed while the user is at the provider, and a new page receives the response.

const reasonsOf = ({ failures }: LoadedPage) =>
  failures.map((error) => (error as OAuthError).reason);

test.each<[string, Partial<OAuthOptions>]>([
  ['scope', { scope: 'openid profile' }],
  ['audience', { audience: 'https://api.example.com' }],
])('A response is accepted although a deployment has changed the %s', async (_, oauth) => {
  const tab = await createTab();
  const page = await tab.finish(tab.provider.authorize(await tab.begin()), { oauth });
  expect(reasonsOf(page)).toEqual([]);
  expect(page.auth.getSnapshot()).toMatchObject({ loggedIn: true, strategy: 'oidc' });
});

test.each<[string, Partial<OAuthOptions>]>([
  ['client', { clientId: 'other' }],
  ['issuer', { issuer: 'https://evil.example.com' }],
])('A response is refused and hidden if a deployment has changed the %s', async (_, oauth) => {
  const replaceState = vi.fn<(data: unknown, unused: string, url: URL) => void>();
  vi.stubGlobal('history', { state: null, replaceState });
  const tab = await createTab();
  const url = tab.provider.authorize(await tab.begin());
  expect(reasonsOf(await tab.finish(url, { oauth }))).toEqual(['state-unknown']);
  expect(tab.provider.calls('/token')).toEqual([]);
  expect(replaceState.mock.calls.map(([, , shown]) => shown.href)).toEqual([
    `${pageOrigin}/callback`,
  ]);
  expect(reasonsOf(await tab.finish(url))).toEqual(['state-used']);
  vi.unstubAllGlobals();
});

test('A response is accepted by a strategy that a deployment has renamed', async () => {
  const tab = await createTab();
  const url = tab.provider.authorize(await tab.begin());
  const strategies = { renamed: oauthStrategy({ issuer, clientId: 'app' }) };
  const page = await tab.finish(url, { options: { strategies } });
  expect(page.auth.getSnapshot()).toMatchObject({ loggedIn: true, strategy: 'renamed' });
});
