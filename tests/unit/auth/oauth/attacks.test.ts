import { describe, expect, test } from 'vitest';
import type { OAuthError } from '#src/auth/oauth/index.ts';
import { textsOf } from '../../../support/auth-server/rig.ts';
import { pageOrigin } from '../../../support/oauth/fake-provider.ts';
import { createTab, type LoadedPage } from '../../../support/oauth/oauth-rig.ts';

/** Reasons of the reported errors, or their names. */
const reasonsOf = ({ failures }: LoadedPage) =>
  failures.map((error) => (error as OAuthError).reason ?? error.name);

describe('a response', () => {
  test('is used once: loaded again it is refused, before any request', async () => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin());
    await tab.finish(url);
    const before = tab.provider.calls('/token').length;
    const again = await tab.finish(url);
    expect(reasonsOf(again)).toEqual(['state-used']);
    expect(tab.provider.calls('/token')).toHaveLength(before);
    expect(again.auth.getSnapshot().loggedIn).toBe(true);
  });

  test('is used up even if it was refused: a corrected one has no second chance', async () => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin(), { iss: 'https://evil.example.com' });
    expect(reasonsOf(await tab.finish(url))).toEqual(['response']);
    const corrected = new URL(url);
    corrected.searchParams.set('iss', 'https://id.example.com');
    expect(reasonsOf(await tab.finish(corrected.href))).toEqual(['state-used']);
    expect(tab.provider.calls('/token')).toEqual([]);
  });

  test('that is forged does not replace the session of the user (login CSRF)', async () => {
    const tab = await createTab();
    await tab.finish(tab.provider.authorize(await tab.begin()));
    const attacker = await createTab({ provider: tab.provider, clock: tab.clock });
    tab.provider.user = { sub: 'mallory', name: 'Mallory' };
    const forged = tab.provider.authorize(await attacker.begin());
    tab.provider.user = { sub: 'ada', name: 'Ada' };
    const page = await tab.finish(forged);
    expect(reasonsOf(page)).toEqual(['state-unknown']);
    expect(page.auth.getSnapshot().user).toEqual({ sub: 'ada', name: 'Ada' });
  });

  test('with the code of another sign-in fails at the provider: the verifier is another one', async () => {
    const tab = await createTab();
    const attacker = await createTab({ provider: tab.provider, clock: tab.clock });
    const stolen = new URL(tab.provider.authorize(await attacker.begin())).searchParams.get('code');
    const url = tab.provider.authorize(await tab.begin(), { code: stolen ?? '' });
    expect(reasonsOf(await tab.finish(url))).toEqual(['AuthRequestError']);
  });

  test.each([
    [599, []],
    [600, ['state-old']],
    [-601, ['state-old']],
    [1e9, ['state-old']],
  ])('after %d seconds: %j', async (seconds, reasons) => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin());
    tab.clock.advance(seconds);
    expect(reasonsOf(await tab.finish(url))).toEqual(reasons);
  });

  test.each([
    ['of another issuer', { iss: 'https://evil.example.com' }, {}, 'response'],
    ['without the promised issuer', { iss: undefined }, {}, 'response'],
    ['of a similar issuer', { iss: 'https://id.example.com/' }, {}, 'response'],
    [
      'that names an issuer nobody configured',
      {},
      { issuer: undefined, scope: 'user' },
      'response',
    ],
    ['that denies access', { code: undefined, error: 'access_denied' }, {}, 'denied'],
    ['with an error', { code: undefined, error: 'server_error' }, {}, 'provider'],
    ['with an error and a code', { error: 'login_required' }, {}, 'provider'],
    [
      'with an error of another issuer',
      { code: undefined, error: 'access_denied', iss: 'https://evil.example.com' },
      {},
      'response',
    ],
  ])('%s is refused before any token request', async (_, change, oauth, reason) => {
    const tab = await createTab();
    const endpoints = {
      authorization: 'https://id.example.com/authorize',
      token: 'https://id.example.com/token',
    };
    const choices = { oauth: { ...oauth, ...('issuer' in oauth && { endpoints }) } as object };
    const url = tab.provider.authorize(await tab.begin({}, choices), change);
    const page = await tab.finish(url, choices);
    expect(reasonsOf(page)).toEqual([reason]);
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', busy: false });
    expect(page.auth.getSnapshot().error).toBe(page.failures[0]);
    expect(tab.provider.calls('/token')).toEqual([]);
  });

  test('reports the error code of the provider, and never its text, which is not trusted', async () => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin({ prompt: 'none' }), {
      code: undefined,
      error: 'login_required',
      error_description: 'Call 555-0100 to <b>verify</b>',
    });
    const page = await tab.finish(url);
    expect((page.failures[0] as OAuthError).code).toBe('login_required');
    expect(textsOf(page.failures[0])).not.toContain('555');
  });

  test.each(['state', 'code', 'iss'])('with two values of `%s` is refused', async (name) => {
    const tab = await createTab();
    const url = new URL(tab.provider.authorize(await tab.begin()));
    url.searchParams.append(name, url.searchParams.get(name) ?? '');
    const page = await tab.finish(url.href);
    expect(page.auth.getSnapshot().loggedIn).toBe(false);
    expect(tab.provider.calls('/token')).toEqual([]);
  });

  test.each([
    '/callback?state=1',
    '/callback?state=&code=1',
    '/callback/other?state=1&code=1',
    '/callback#state=1&code=1',
  ])('is not seen in %s', async (path) => {
    const tab = await createTab();
    const page = await tab.finish(pageOrigin + path);
    expect(page.failures).toEqual([]);
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null });
  });

  test.each([
    '{',
    '[null]',
    '[{"state":7}]',
    '[{"state":"a","client":"b"}]',
    `[${'['.repeat(5000)}${']'.repeat(5000)}]`,
  ])('is refused if the stored attempts are damaged: %s', async (text) => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin());
    tab.tabStore.set('auth.attempts', text);
    expect(reasonsOf(await tab.finish(url))).toEqual(['state-unknown']);
  });

  test('leaves no secret in the tab once it is used, and at most ten attempts', async () => {
    const tab = await createTab();
    const urls: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) urls.push(await tab.begin());
    const attempts = () => JSON.parse(tab.tabStore.get('auth.attempts') ?? '');
    expect(attempts()).toHaveLength(10);
    await tab.finish(tab.provider.authorize(urls.at(-1) ?? ''));
    expect(attempts().at(-1)).toEqual({
      state: expect.any(String),
      strategy: 'oidc',
      used: true,
    });
  });

  test.each([
    ['the code was used', { '/token': 400 }],
    ['the provider is down', { '/token': 503 }],
    ['the network is down', { '/token': 0 }],
    ['the user endpoint is down', { '/userinfo': 500 }],
    ['the keys cannot be loaded', { '/jwks': 500 }],
  ])('signs no one in and stores nothing if %s', async (_, failing) => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin());
    tab.provider.failing = failing;
    const page = await tab.finish(url);
    expect(reasonsOf(page)).toEqual(['AuthRequestError']);
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null });
    expect(tab.store.kept.size).toBe(0);
  });

  test('that arrives after a sign-out or a stop of the client is discarded', async () => {
    for (const end of ['logout', 'dispose'] as const) {
      const tab = await createTab();
      const page = tab.load({ url: tab.provider.authorize(await tab.begin()) });
      const held = Promise.withResolvers<void>();
      tab.provider.held['/token'] = held.promise;
      const starting = page.auth.start();
      await expect.poll(() => tab.provider.calls('/token').length).toBe(1);
      await page.auth[end]();
      held.resolve();
      await starting;
      expect(page.auth.getSnapshot().loggedIn).toBe(false);
      expect(tab.store.kept.size).toBe(0);
      expect(page.failures).toEqual([]);
    }
  });
});

describe('the page to return to', () => {
  test('is checked again when it is read from the store of the tab', async () => {
    const tab = await createTab();
    const url = tab.provider.authorize(await tab.begin({ returnTo: '/orders' }));
    const text = tab.tabStore.get('auth.attempts') ?? '';
    tab.tabStore.set('auth.attempts', text.replace('/orders', '//evil.example.com'));
    const page = await tab.finish(url);
    expect(page.auth.redirect('home')).toBe('/');
  });
});

test('no error contains a code, a state, a verifier or a token', async () => {
  const tab = await createTab();
  const secrets: string[] = [];
  const failures: Error[] = [];
  for (const change of [{}, { iss: 'x' }, { error: 'server_error' }, { state: 'forged' }]) {
    const url = tab.provider.authorize(await tab.begin(), change);
    const attempt = JSON.parse(tab.tabStore.get('auth.attempts') ?? '').at(-1);
    secrets.push(attempt.state, attempt.verifier, attempt.nonce);
    tab.provider.claims = { aud: 'other', email: 'ada@example.com' };
    failures.push(...(await tab.finish(url)).failures);
  }
  expect(failures).toHaveLength(4);
  const texts = failures.map((error) => textsOf(error)).join();
  for (const secret of [...secrets, ...tab.provider.issued, 'ada@example.com', 'forged']) {
    expect(texts).not.toContain(secret);
  }
});
