import { describe, expect, test } from 'vitest';
import {
  createHttpRig,
  reloaded,
  signedInOverHttp,
  type HttpRig,
} from '../../../support/auth-server/http-rig.ts';
import { people } from '../../../support/auth-server/protocol.ts';
import { ada, errorOf } from '../../../support/auth-server/rig.ts';

/** Last request to the server. */
function lastOf({ protocol }: HttpRig) {
  const { method, path, headers, body } = protocol.requests.at(-1) ?? {
    method: '',
    path: '',
    headers: {} as Record<string, string>,
    body: '',
  };
  return { call: `${method} ${path}`, headers, body };
}

describe('The specified calls', () => {
  test('POST /api/auth/login sends the payload as JSON and reads token and user', async () => {
    const rig = await createHttpRig();
    await rig.auth.start();
    expect(await rig.auth.login(ada)).toEqual(people.ada);
    expect(rig.protocol.order()).toEqual(['login']);
    const { call, headers, body } = lastOf(rig);
    expect(call).toBe('POST /api/auth/login');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['authorization']).toBeUndefined();
    expect(JSON.parse(body)).toEqual(ada);
    expect(rig.auth.getSnapshot()).toEqual({
      status: 'authenticated',
      user: people.ada,
      loggedIn: true,
      busy: false,
      error: null,
      strategy: 'local',
      endedBy: null,
    });
  });

  test('GET /api/auth/user sends only the token', async () => {
    const rig = await signedInOverHttp();
    expect(await rig.auth.fetchUser()).toEqual(people.ada);
    const { call, headers, body } = lastOf(rig);
    expect([call, body]).toEqual(['GET /api/auth/user', '']);
    expect(headers['authorization']).toBe(`Bearer ${rig.protocol.sessions.issued[0]}`);
  });

  test('POST /api/auth/refresh sends only refresh_token, without the expired token', async () => {
    const rig = await signedInOverHttp();
    const [token, refreshToken] = rig.protocol.sessions.issued;
    await rig.auth.refresh();
    const { call, headers, body } = lastOf(rig);
    expect(call).toBe('POST /api/auth/refresh');
    expect(JSON.parse(body)).toEqual({ refresh_token: refreshToken });
    expect(headers['authorization']).toBeUndefined();
    expect(await rig.auth.getAccessToken()).not.toBe(token);
    expect(rig.keptTokens()).toEqual(rig.protocol.sessions.issued.slice(2));
  });

  test('POST /api/auth/logout sends the token, and nothing is kept', async () => {
    const rig = await signedInOverHttp();
    const [token = ''] = rig.protocol.sessions.issued;
    await rig.auth.logout();
    const { call, headers } = lastOf(rig);
    expect(call).toBe('POST /api/auth/logout');
    expect(headers['authorization']).toBe(`Bearer ${token}`);
    expect(rig.protocol.sessions.isLive(token)).toBe(false);
    expect([...rig.store.kept.values()].join(' ')).not.toMatch(/eyJ|false/);
    expect(rig.auth.getSnapshot()).toMatchObject({ status: 'anonymous', endedBy: 'logout' });
  });

  test('a stored session is restored, and its user fetched again', async () => {
    const rig = await signedInOverHttp();
    const again = reloaded(rig);
    expect(again.auth.getSnapshot()).toMatchObject({ status: 'idle', user: null });
    await again.auth.start();
    expect(again.auth.getSnapshot()).toMatchObject({ status: 'authenticated', user: people.ada });
    expect(rig.protocol.order()).toEqual(['login', 'user']);
  });

  test('an expired access token is renewed before the user is fetched', async () => {
    const rig = await signedInOverHttp();
    rig.clock.advance(1800);
    const again = reloaded(rig);
    await again.auth.start();
    expect(rig.protocol.order()).toEqual(['login', 'refresh', 'user']);
    expect(again.auth.getSnapshot().loggedIn).toBe(true);
  });
});

describe('The specified lifetimes', () => {
  test.each([
    ['an access token lives 1800 s', 'access', 1800],
    ['a refresh token lives 2 592 000 s', 'refresh', 2_592_000],
  ] as const)('%s less the margin of 500 ms, by default', async (_, kind, seconds) => {
    const { auth, clock } = await signedInOverHttp({ server: { tokens: 'opaque' } });
    const end = clock.time + seconds * 1000;
    const statuses = [-501, -500, -499, 0].map((distance) => {
      clock.time = end + distance;
      return auth.tokenStatus(kind);
    });
    expect(statuses).toEqual(['valid', 'expired', 'expired', 'expired']);
  });

  test('the expiry in a token overrides maxAge, and expires_in overrides both', async () => {
    const named = await signedInOverHttp({
      server: { accessSeconds: 60 },
      strategy: { token: { maxAge: 9999 } },
    });
    named.clock.advance(60);
    expect(named.auth.tokenStatus()).toBe('expired');
    const withExpiry = await signedInOverHttp({
      server: { shape: (_, response) => ({ ...response, expires_in: 10, refresh_expires_in: 20 }) },
    });
    withExpiry.clock.advance(9.4);
    expect([withExpiry.auth.tokenStatus(), withExpiry.auth.tokenStatus('refresh')]).toEqual([
      'valid',
      'valid',
    ]);
    withExpiry.clock.advance(0.1);
    expect([withExpiry.auth.tokenStatus(), withExpiry.auth.tokenStatus('refresh')]).toEqual([
      'expired',
      'valid',
    ]);
    withExpiry.clock.advance(10);
    expect(withExpiry.auth.tokenStatus('refresh')).toBe('expired');
  });

  test('a token without an expiry has an unknown status, and is used until it is refused', async () => {
    const { auth, clock, server } = await signedInOverHttp({
      server: { tokens: 'opaque', accessSeconds: 60 },
      strategy: { token: { maxAge: false }, refreshToken: { maxAge: false } },
    });
    expect([auth.tokenStatus('access'), auth.tokenStatus('refresh')]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect((await auth.fetch(`${server.origin}/api/things`)).status).toBe(200);
    clock.advance(60);
    expect((await auth.fetch(`${server.origin}/api/things`)).status).toBe(200);
    expect(server.protocol.order()).toEqual(['login', 'api', 'api', 'refresh', 'api']);
  });

  test('leeway increases the margin', async () => {
    const { auth, clock } = await signedInOverHttp({ options: { leeway: 90_000 } });
    clock.advance(1709);
    expect(auth.tokenStatus()).toBe('valid');
    clock.advance(1);
    expect(auth.tokenStatus()).toBe('expired');
  });
});

describe('The specified errors', () => {
  test('"Both token and refresh token have expired. Your request was aborted." resets the session', async () => {
    const rig = await signedInOverHttp();
    rig.clock.advance(2_592_000);
    const error = await errorOf(rig.auth.fetch(`${rig.server.origin}/api/things`));
    expect([error.name, error.message]).toEqual([
      'ExpiredAuthSessionError',
      'Both token and refresh token have expired. Your request was aborted.',
    ]);
    expect(rig.protocol.order()).toEqual(['login']);
    expect(rig.auth.getSnapshot()).toMatchObject({ status: 'anonymous', endedBy: 'expired' });
    await new Promise(setImmediate);
    expect(rig.keptTokens()).toEqual([]);
  });

  test('"User Data response does not contain field …" names the property', async () => {
    const rig = await createHttpRig({
      server: { shape: (endpoint, response) => (endpoint === 'user' ? { person: {} } : response) },
      strategy: { user: { property: 'data.user' } },
    });
    await rig.auth.start();
    const error = await errorOf(rig.auth.login(ada));
    expect([error.name, error.message]).toEqual([
      'UserFieldMissingError',
      'User Data response does not contain field data.user',
    ]);
    expect(rig.keptTokens()).toEqual([]);
  });
});
