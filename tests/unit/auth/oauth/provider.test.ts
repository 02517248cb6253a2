import { describe, expect, test, vi } from 'vitest';
import { type OAuthError, oauthStrategy, type OAuthOptions } from '#src/auth/oauth/index.ts';
import { errorOf } from '../../../support/auth-server/rig.ts';
import { issuer, pageOrigin } from '../../../support/oauth/fake-provider.ts';
import { createTab, type LoadedPage } from '../../../support/oauth/oauth-rig.ts';

describe('a discovery document', () => {
  test('is loaded once for a page, and again after a failure', async () => {
    const tab = await createTab();
    const path = '/.well-known/openid-configuration';
    tab.provider.failing = { [path]: 500 };
    const { auth, left } = tab.load();
    await expect(auth.login()).rejects.toMatchObject({ name: 'AuthRequestError', retryable: true });
    tab.provider.failing = {};
    void auth.login().catch(() => undefined);
    await expect.poll(() => left.length).toBe(1);
    void auth.login();
    await expect.poll(() => left.length).toBe(2);
    expect(tab.provider.calls(path)).toHaveLength(2);
  });

  test('is loaded for a second sign-in that replaces the first one, whose request was aborted', async () => {
    const tab = await createTab();
    const { auth, left } = tab.load();
    const first = errorOf(auth.login());
    void auth.login();
    expect((await first).name).toBe('SessionChangedError');
    await expect.poll(() => left.length).toBe(1);
  });

  test.each([
    ['of another issuer', { issuer: 'https://evil.example.com' }],
    ['without an issuer', { issuer: undefined }],
    ['with an insecure page', { authorization_endpoint: 'http://id.example.com/authorize' }],
    ['with a script as the page', { authorization_endpoint: 'javascript:alert(1)' }],
    ['with a relative URL', { token_endpoint: '/token' }],
    ['with a script as the logout', { end_session_endpoint: ' javascript:alert(1)' }],
  ])('%s is refused, and the page is not left', async (_, metadata) => {
    const tab = await createTab();
    tab.provider.metadata = metadata;
    const { auth, left } = tab.load();
    expect(await errorOf(auth.login())).toMatchObject({ name: 'OAuthError', reason: 'provider' });
    expect(left).toEqual([]);
    expect(tab.tabStore.kept.size).toBe(0);
  });

  test.each([404, 403])('that answers %d names the URL to check', async (status) => {
    const tab = await createTab();
    tab.provider.failing = { '/.well-known/openid-configuration': status };
    const error = await errorOf(tab.load().auth.login());
    expect(error).toMatchObject({ reason: 'provider', retryable: false });
    expect(error.message).toContain(`${issuer}/.well-known/openid-configuration`);
  });

  test('without a token endpoint, or without an issuer at all, names the option to set', async () => {
    const tab = await createTab();
    tab.provider.metadata = { token_endpoint: undefined };
    for (const oauth of [{}, { issuer: undefined } as object]) {
      const error = await errorOf(tab.load({ oauth }).auth.login());
      expect(error).toMatchObject({ reason: 'setup' });
      expect(error.message).toContain('`endpoints`');
    }
  });

  test('may be on this device without HTTPS, for development', async () => {
    const tab = await createTab();
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const endpoints = { authorization: `${origin}/a`, token: `${origin}/t`, jwks: `${origin}/k` };
      const url = await tab.begin({}, { oauth: { endpoints } });
      expect(url).toContain(`${origin}/a?`);
    }
  });
});

describe('a sign-in', () => {
  test('without a callback redirect names the option to set', async () => {
    const tab = await createTab();
    const error = await errorOf(tab.load({ options: { redirect: false } }).auth.login());
    expect(error).toMatchObject({ reason: 'setup' });
    expect(error.message).toContain('`redirectUri`');
  });

  test('needs a secure context for its challenge', async () => {
    const tab = await createTab();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const error = (await errorOf(tab.load().auth.login())) as OAuthError;
    vi.unstubAllGlobals();
    expect(error.reason).toBe('setup');
    expect(error.message).toContain('HTTPS');
  });

  test('refuses a token that is bound to a key', async () => {
    const tab = await createTab();
    tab.provider.tokens = { token_type: 'DPoP' };
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    expect(page.failures[0]).toMatchObject({ reason: 'provider' });
    expect(tab.store.kept.size).toBe(0);
  });

  test('never sends its tokens to the provider with the requests of the application', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    await page.auth.fetch(`${issuer}/api`);
    await page.auth.fetch('https://app.example.com/api');
    expect(tab.provider.requests.slice(-2).map(({ authorization }) => authorization)).toEqual([
      null,
      expect.stringMatching(/^Bearer access-/),
    ]);
  });

  test('takes an existing token of the application, with its lifetime', async () => {
    const tab = await createTab();
    const { auth } = tab.load({ oauth: { lifetimes: { access: 60 } } });
    await auth.start();
    await auth.setTokens({ access: 'access-mine' });
    expect(auth.tokenStatus()).toBe('valid');
    tab.clock.advance(60);
    expect(auth.tokenStatus()).toBe('expired');
  });
});

test('a start never rejects: a callback target that throws is a reported failure', async () => {
  const tab = await createTab();
  const page = await tab.finish('https://app.example.com/callback?code=1&state=1', {
    options: {
      redirect: {
        callback: () => {
          throw new TypeError('There is no user.');
        },
      },
    },
  });
  expect(page.failures[0]?.cause).toBeInstanceOf(TypeError);
  expect(page.auth.getSnapshot().status).toBe('anonymous');
});

// The application is deployed while the user is at the provider, and a new page receives the response.

const reasonsOf = ({ failures }: LoadedPage) =>
  failures.map((error) => (error as OAuthError).reason);

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
