import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { OAuthError } from '#src/auth/oauth/index.ts';
import { issuer, pageOrigin } from '../../../support/oauth/fake-provider.ts';
import { createTab, type LoadedPage, type OAuthTab } from '../../../support/oauth/oauth-rig.ts';

const reasonsOf = ({ failures }: LoadedPage) =>
  failures.map((error) => (error as OAuthError).reason ?? error.name);

/** Signs in with the tab's provider. */
const signIn = async (tab: OAuthTab) => tab.finish(tab.provider.authorize(await tab.begin()));

const seconds = (tab: OAuthTab, offset: number) => Math.floor(tab.clock.time / 1000) + offset;

describe('an ID token is accepted', () => {
  test.each(['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'])('with the signature %s', async (alg) => {
    const tab = await createTab();
    await tab.provider.rotateKeys('key', alg);
    expect(reasonsOf(await signIn(tab))).toEqual([]);
  });

  test('for several audiences, if it was issued to this application', async () => {
    const tab = await createTab();
    tab.provider.claims = { aud: ['app', 'api'], azp: 'app' };
    expect(reasonsOf(await signIn(tab))).toEqual([]);
  });

  test('without the id of its key, with any of several keys', async () => {
    const tab = await createTab();
    await tab.provider.rotateKeys('old');
    const [old] = tab.provider.keys;
    await tab.provider.rotateKeys('new');
    tab.provider.keys.push(old as never);
    const [key] = tab.provider.keys;
    const idToken = tab.provider.idToken.bind(tab.provider);
    tab.provider.idToken = async (nonce) => {
      const claims = JSON.parse(atob((await idToken(nonce)).split('.')[1] ?? ''));
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256' });
      return token.sign(key?.privateKey as CryptoKey);
    };
    expect(reasonsOf(await signIn(tab))).toEqual([]);
  });

  test.each([299, -299])('if the clock of the device is %d seconds off', async (offset) => {
    const tab = await createTab();
    tab.provider.now = () => tab.clock.time + offset * 1000;
    expect(reasonsOf(await signIn(tab))).toEqual([]);
  });
});

describe('an ID token is refused', () => {
  test.each([
    ['of another issuer', { iss: 'https://evil.example.com' }],
    ['for another audience', { aud: 'other' }],
    ['without an audience', { aud: undefined }],
    ['for several audiences without the application', { aud: ['app', 'other'] }],
    ['that was issued to another application', { azp: 'other' }],
    ['of another sign-in', { nonce: 'forged' }],
    ['without a nonce', { nonce: undefined }],
    ['without a user', { sub: undefined }],
    ['without an expiry', { exp: undefined }],
    ['with an expiry that is no number', { exp: '9999999999' as never }],
  ])('%s', async (_, claims) => {
    const tab = await createTab();
    tab.provider.claims = claims;
    const page = await signIn(tab);
    expect(['id-token', 'clock']).toContain(reasonsOf(page)[0]);
    expect(page.auth.getSnapshot().loggedIn).toBe(false);
    expect(tab.store.kept.size).toBe(0);
  });

  test.each([
    ['an expired one', { exp: -301 }],
    ['one of the future', { iat: 301 }],
    ['one that is not valid yet', { nbf: 301 }],
    ['one that was issued long ago', { iat: -901 }],
  ])('with the advice to check the clock: %s', async (_, offsets) => {
    const tab = await createTab();
    tab.provider.claims = Object.fromEntries(
      Object.entries(offsets).map(([claim, offset]) => [claim, seconds(tab, offset)]),
    );
    const page = await signIn(tab);
    expect(reasonsOf(page)).toEqual(['clock']);
    expect(page.failures[0]?.message).toContain('date and time');
  });

  test('without a signature, with a shared secret, and with a key of someone else', async () => {
    const tab = await createTab();
    const { publicJwk, kid } = tab.provider.keys[0] ?? ({} as never);
    const claimsOf = (nonce: string | undefined) => ({
      iss: issuer,
      aud: 'app',
      sub: 'mallory',
      iat: seconds(tab, 0),
      exp: seconds(tab, 60),
      ...(nonce && { nonce }),
    });
    const secret = new TextEncoder().encode(JSON.stringify(publicJwk));
    const stranger = await createTab();
    await stranger.provider.rotateKeys(kid);
    const privateKey = stranger.provider.keys[0]?.privateKey as CryptoKey;
    const forgeries = [
      async (nonce?: string) => new UnsecuredJWT(claimsOf(nonce)).encode(),
      async (nonce?: string) =>
        new SignJWT(claimsOf(nonce)).setProtectedHeader({ alg: 'HS256', kid }).sign(secret),
      async (nonce?: string) =>
        new SignJWT(claimsOf(nonce)).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey),
      async () => 'no-token',
    ];
    for (const forge of forgeries) {
      tab.provider.idToken = forge;
      const page = await signIn(tab);
      expect(reasonsOf(page)).toEqual(['id-token']);
      expect(page.auth.getSnapshot().loggedIn).toBe(false);
    }
  });

  test('if it is missing, although it was requested', async () => {
    const tab = await createTab();
    tab.provider.tokens = { id_token: undefined };
    expect(reasonsOf(await signIn(tab))).toEqual(['id-token']);
  });

  test('if the user endpoint answers about another user', async () => {
    const tab = await createTab();
    tab.provider.user = { sub: 'mallory' };
    const page = await signIn(tab);
    expect(reasonsOf(page)).toEqual(['id-token']);
    expect(tab.store.kept.size).toBe(0);
  });

  test('if its key is unknown, after one more look at the keys', async () => {
    const tab = await createTab();
    const page = await signIn(tab);
    const keys = tab.provider.keys;
    await tab.provider.rotateKeys('unpublished');
    const idToken = await tab.provider.idToken();
    tab.provider.keys = keys;
    tab.provider.idToken = async () => idToken;
    const before = tab.provider.calls('/jwks').length;
    await expect(page.auth.refresh()).rejects.toMatchObject({ reason: 'id-token' });
    expect(tab.provider.calls('/jwks').length - before).toBe(1);
  });
});

describe('a refresh', () => {
  test('accepts an ID token with a new key of the provider', async () => {
    const tab = await createTab();
    const page = await signIn(tab);
    await tab.provider.rotateKeys('new');
    await page.auth.refresh();
    await page.auth.refresh();
    expect(page.failures).toEqual([]);
    expect(tab.provider.calls('/jwks')).toHaveLength(2);
  });

  test('refuses the ID token of another user', async () => {
    const tab = await createTab();
    const page = await signIn(tab);
    tab.provider.claims = { sub: 'mallory' };
    await expect(page.auth.refresh()).rejects.toMatchObject({ reason: 'id-token' });
  });

  test('keeps the new refresh token if the keys cannot be loaded, or the clock is wrong', async () => {
    const tab = await createTab();
    const page = await signIn(tab);
    await tab.provider.rotateKeys('new');
    tab.provider.failing = { '/jwks': 503 };
    await page.auth.refresh();
    tab.provider.failing = {};
    tab.provider.now = () => tab.clock.time + 3_600_000;
    await page.auth.refresh();
    await page.auth.refresh();
    expect(page.failures).toEqual([]);
    expect(page.auth.getSnapshot().loggedIn).toBe(true);
  });

  test('after another tab signed in as another user is about that user', async () => {
    const tab = await createTab();
    const page = await signIn(tab);
    const other = await createTab({ ...tab, tabStore: (await createTab()).tabStore });
    tab.provider.claims = { sub: 'bob' };
    tab.provider.user = { sub: 'bob', name: 'Bob' };
    await signIn(other);
    tab.clock.advance(600);
    const change = page.auth.getAccessToken();
    await expect(change).rejects.toMatchObject({ name: 'SessionChangedError' });
    await page.auth.refresh();
    await expect.poll(() => page.auth.getSnapshot().user).toEqual({ sub: 'bob', name: 'Bob' });
    await page.auth.refresh();
    expect(page.failures).toEqual([]);
  });

  test('that is refused ends the session; one that meets a broken discovery document does not', async () => {
    const tab = await createTab();
    await signIn(tab);
    tab.clock.advance(600);
    tab.provider.failing = { '/.well-known/openid-configuration': 403 };
    const page = await tab.finish(`${pageOrigin}/orders`);
    expect(reasonsOf(page)).toEqual(['provider']);
    expect(tab.store.kept.size).toBe(2);
    tab.provider.failing = {};
    await page.auth.getAccessToken();
    tab.provider.failing = { '/token': 400 };
    tab.clock.advance(600);
    await expect(page.auth.getAccessToken()).rejects.toMatchObject({ status: 400 });
    expect(page.auth.getSnapshot().endedBy).toBe('rejected');
  });
});
