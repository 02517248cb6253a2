import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { issuer, pageOrigin } from '../../../support/oauth/fake-provider.ts';
import { createTab } from '../../../support/oauth/oauth-rig.ts';

describe('a sign-in with a provider', () => {
  test('asks with a state of ten letters and digits, a nonce and an S256 challenge', async () => {
    const tab = await createTab();
    const url = new URL(await tab.begin());
    const fields = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    expect(fields).toMatchObject({
      response_type: 'code',
      client_id: 'app',
      redirect_uri: `${pageOrigin}/callback`,
      scope: 'openid',
      code_challenge_method: 'S256',
    });
    expect(fields['state']).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(fields['nonce']).toMatch(/^[A-Za-z0-9]{43}$/);
    const [attempt] = JSON.parse(tab.tabStore.get('auth.attempts') ?? '');
    expect(attempt.verifier).toMatch(/^[A-Za-z0-9]{43}$/);
    const challenge = createHash('sha256').update(attempt.verifier).digest('base64url');
    expect(fields['code_challenge']).toBe(challenge);
    expect(url.href).not.toContain(attempt.verifier);
  });

  test('returns to the default of the callback redirect, and to another one if it is set', async () => {
    const tab = await createTab();
    const uriOf = async (choices: Parameters<typeof tab.begin>[1]) =>
      new URL(await tab.begin({}, choices)).searchParams.get('redirect_uri');
    expect(await uriOf({ options: { redirect: {} } })).toBe(`${pageOrigin}/login`);
    expect(await uriOf({})).toBe(`${pageOrigin}/callback`);
    const redirectUri = `${pageOrigin}/signed-in`;
    expect(await uriOf({ oauth: { redirectUri } })).toBe(redirectUri);
  });

  test('passes prompt, hint, scope, audience and other parameters, which replace none of its own', async () => {
    const tab = await createTab();
    const url = await tab.begin(
      {
        prompt: 'login',
        loginHint: 'ada@example.com',
        scope: 'openid email',
        params: { acr_values: 'gold', state: 'mine', code_challenge_method: 'plain' },
      },
      {
        oauth: { audience: 'https://api.example.com', stateLength: 32, params: { resource: 'a' } },
      },
    );
    const fields = Object.fromEntries(new URL(url).searchParams);
    expect(fields).toMatchObject({
      prompt: 'login',
      login_hint: 'ada@example.com',
      scope: 'openid email',
      audience: 'https://api.example.com',
      acr_values: 'gold',
      resource: 'a',
      code_challenge_method: 'S256',
    });
    expect(fields['state']).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  test('ends on the callback page with tokens and the user of the user endpoint', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    expect(page.failures).toEqual([]);
    expect(page.auth.getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: { sub: 'ada', name: 'Ada' },
      strategy: 'oidc',
    });
    expect(await page.auth.getAccessToken()).toMatch(/^access-/);
    expect(tab.provider.calls('/userinfo')[0]?.authorization).toMatch(/^Bearer access-/);
    expect(tab.provider.calls('/token')[0]?.authorization).toBeNull();
    expect([...tab.store.kept.keys()]).toEqual(['auth._token.oidc', 'auth._refresh_token.oidc']);
  });

  test('is guarded while it completes: guards wait, and then the home redirect returns', async () => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin({ returnTo: '/orders?tab=2#total' }));
    const page = tab.load({ url });
    const starting = page.auth.start();
    await new Promise((resolve) => void setTimeout(resolve));
    expect(page.auth.getSnapshot().status).toBe('restoring');
    await starting;
    expect(page.auth.redirect('home')).toBe('/orders?tab=2#total');
    expect(page.auth.redirect('home')).toBe('/');
  });

  test('returns to the page that a guard stored, if no other is given', async () => {
    const tab = await createTab();
    tab.load({ url: `${pageOrigin}/deep?x=1` }).auth.redirect('login');
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    expect(page.auth.redirect('home')).toBe('/deep?x=1');
  });

  test('keeps each page to return to with its own attempt', async () => {
    const tab = await createTab();
    const first = await tab.begin({ returnTo: '/first' });
    const second = await tab.begin({ returnTo: '/second' });
    const page = await tab.finish(tab.provider.authorize(first));
    expect(page.auth.redirect('home')).toBe('/first');
    const other = await tab.finish(tab.provider.authorize(second));
    expect(other.auth.redirect('home')).toBe('/second');
  });

  test('remembers the user if that was chosen before the page was left', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin({}, {}, true)));
    expect(page.auth.getSnapshot().loggedIn).toBe(true);
    expect(tab.store.kept.size).toBe(0);
  });

  test('takes the user from the ID token on request, and converts it', async () => {
    const tab = await createTab();
    tab.provider.claims = { email: 'ada@example.com' };
    const choices = {
      oauth: {
        user: 'id-token' as const,
        toUser: (claims: Record<string, unknown>) => ({ id: claims['sub'], mail: claims['email'] }),
      },
    };
    const url = tab.provider.authorize(await tab.begin({}, choices));
    const page = await tab.finish(url, choices);
    expect(page.auth.getSnapshot().user).toEqual({ id: 'ada', mail: 'ada@example.com' });
    expect(tab.provider.calls('/userinfo')).toEqual([]);
  });

  test('needs no discovery document if all endpoints are given', async () => {
    const tab = await createTab();
    const endpoints = {
      authorization: `${issuer}/authorize`,
      token: `${issuer}/token`,
      userinfo: `${issuer}/userinfo`,
      jwks: `${issuer}/jwks`,
    };
    const choices = { oauth: { endpoints } };
    const page = await tab.finish(tab.provider.authorize(await tab.begin({}, choices)), choices);
    expect(page.auth.getSnapshot().user).toEqual({ sub: 'ada', name: 'Ada' });
    expect(tab.provider.calls('/.well-known/openid-configuration')).toEqual([]);
  });

  test('works with plain OAuth 2.0, without an ID token or an issuer', async () => {
    const tab = await createTab();
    tab.provider.tokens = { id_token: undefined };
    tab.provider.user = { id: 7, login: 'ada' };
    const endpoints = {
      authorization: `${issuer}/authorize`,
      token: `${issuer}/token`,
      userinfo: `${issuer}/userinfo`,
    };
    const choices = { oauth: { endpoints, issuer: undefined, scope: 'user' } as object };
    const url = tab.provider.authorize(await tab.begin({}, choices), { iss: undefined });
    const page = await tab.finish(url, choices);
    expect(page.auth.getSnapshot().user).toEqual({ id: 7, login: 'ada' });
  });
});

describe('the session', () => {
  test('is refreshed with rotated tokens, and survives a reload', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await page.auth.getAccessToken();
      tab.clock.advance(600);
      const after = await page.auth.getAccessToken();
      expect(after).toMatch(/^access-/);
      expect(after).not.toBe(before);
    }
    const sent = tab.provider.calls('/token').map(({ fields }) => fields['refresh_token']);
    expect(new Set(sent).size).toBe(4);
    const reloaded = await tab.finish(`${pageOrigin}/orders`);
    expect(reloaded.auth.getSnapshot().user).toEqual({ sub: 'ada', name: 'Ada' });
  });

  test('ends at the provider: the refresh token is revoked, and the page is left for its logout', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    const refreshToken = [...tab.store.kept.values()].find((text) => text.includes('refresh-'));
    await page.auth.logout();
    expect(page.auth.getSnapshot()).toMatchObject({ loggedIn: false, endedBy: 'logout' });
    expect(refreshToken).toContain(tab.provider.calls('/revoke')[0]?.fields['token']);
    const url = new URL(page.left[0] ?? '');
    expect(url.origin + url.pathname).toBe(`${issuer}/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: expect.stringMatching(/^eyJ/),
      client_id: 'app',
      post_logout_redirect_uri: `${pageOrigin}/`,
    });
  });

  test('ends only in the application if that endpoint is off, without leaving the page', async () => {
    const tab = await createTab();
    const choices = { oauth: { endpoints: { endSession: false, revocation: false } as const } };
    const page = await tab.finish(tab.provider.authorize(await tab.begin({}, choices)), choices);
    await page.auth.logout();
    expect(page.left).toEqual([]);
    expect(tab.provider.calls('/revoke')).toEqual([]);
    expect(page.failures).toEqual([]);
  });

  test('ends in the application even if the revocation fails, and the page is left all the same', async () => {
    const tab = await createTab();
    const page = await tab.finish(tab.provider.authorize(await tab.begin()));
    tab.provider.failing = { '/revoke': 500 };
    await page.auth.logout();
    expect(page.auth.getSnapshot().loggedIn).toBe(false);
    expect(page.left).toHaveLength(1);
    expect(page.failures.map(({ name }) => name)).toEqual(['AuthRequestError']);
  });

  test('is one for each strategy: two providers share the callback', async () => {
    const tab = await createTab();
    const { oauthStrategy } = await import('#src/auth/oauth/index.ts');
    const left: string[] = [];
    const strategyOf = (clientId: string, scope?: string) =>
      oauthStrategy({
        issuer,
        clientId,
        ...(scope && { scope }),
        assign: (url) => void left.push(url),
      });
    const options = {
      strategies: {
        other: strategyOf('other'),
        less: strategyOf('app'),
        mine: strategyOf('app', 'openid profile'),
      },
    };
    const { auth } = tab.load({ options });
    void auth.login({}, { strategy: 'mine' });
    await expect.poll(() => left.length).toBe(1);
    const page = await tab.finish(tab.provider.authorize(left[0] ?? ''), { options });
    expect(page.auth.getSnapshot()).toMatchObject({ loggedIn: true, strategy: 'mine' });
  });
});
