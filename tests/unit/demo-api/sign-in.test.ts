import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openTestApi,
  password,
  signIn,
  startOfTest,
  type TestApi,
} from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
const login = (email: string, secret: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password: secret } });
const refresh = (token: string) =>
  api.call('POST', '/api/auth/refresh', { body: { refresh_token: token } });
const user = (token?: string) => api.call('GET', '/api/auth/user', { token });
const sessions = (token: string) => api.call('GET', '/api/auth/sessions', { token });

beforeEach(async () => {
  api = await openTestApi();
});

describe('Signing in', () => {
  test('returns both tokens and the user, and nothing more', async () => {
    const { status, headers, body } = await login('demo@example.com', password);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['token', 'refresh_token', 'user']);
    expect(body.user).toEqual({
      id: 'user-1',
      name: 'Mia Berg',
      email: 'demo@example.com',
      role: 'editor',
      scope: ['trips:read', 'trips:write'],
    });
    const start = startOfTest / 1000;
    expect(decodeJwt(body.token)).toMatchObject({ sub: 'user-1', iat: start, exp: start + 1800 });
    expect(decodeJwt(body.refresh_token).exp).toBe(start + 2_592_000);
  });

  test('accepts the address in any case and the password in any composition', async () => {
    expect((await login(' DEMO@Example.com ', password)).status).toBe(200);
    expect((await login('demo@example.com', password.toUpperCase())).status).toBe(401);
  });

  test('takes the same work for an account that does not exist', async () => {
    const work = vi.spyOn(crypto.subtle, 'deriveBits');
    const done = async (email: string) => {
      work.mockClear();
      await login(email, 'wrong');
      return work.mock.calls.map(([how, , bits]) => [{ ...(how as Pbkdf2Params), salt: 16 }, bits]);
    };
    const known = await done('demo@example.com');
    expect(known).toHaveLength(1);
    expect(await done('unknown@example.com')).toEqual(known);
    work.mockRestore();
  });

  test('lists the missing fields', async () => {
    const { status, body } = await api.call('POST', '/api/auth/login', { body: { email: ' ' } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ['Enter an email address.'],
      password: ['This field is required.'],
    });
  });
});

describe('An access token', () => {
  test('expires to the second', async () => {
    const { token } = await signIn(api.call);
    api.wait(1799);
    expect((await user(token)).status).toBe(200);
    api.wait(1);
    const { status, body, headers } = await user(token);
    expect([status, body.code]).toEqual([401, 'token-expired']);
    expect(headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token"/);
  });

  test('cannot be forged, changed or replaced by a refresh token', async () => {
    const { token, refresh: refreshToken } = await signIn(api.call);
    const [head, body = '', signature] = token.split('.');
    const changed = [head, `${body.slice(0, -2)}AA`, signature].join('.');
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
    const other = await new SignJWT({ ...decodeJwt(token) })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    for (const bad of ['x', 'a.b.c', changed, none, other, refreshToken, `${token}x`]) {
      expect((await user(bad)).body.code).toBe('token-invalid');
    }
    expect((await refresh(token)).body.code).toBe('refresh-token-invalid');
  });
});

describe('A refresh', () => {
  test('extends the thirty days', async () => {
    let { refresh: token } = await signIn(api.call);
    for (let month = 0; month < 3; month += 1) {
      api.wait(2_591_999);
      token = (await refresh(token)).body.refresh_token;
    }
    api.wait(2_592_000);
    expect((await refresh(token)).body.code).toBe('refresh-token-expired');
  });

  test('does not affect other sessions after one has ended', async () => {
    const other = await signIn(api.call);
    const first = await signIn(api.call);
    await refresh(first.refresh);
    api.wait(31);
    await refresh(first.refresh);
    expect((await refresh(other.refresh)).status).toBe(200);
  });

  test('whose response was lost is answered again for half a minute, with the same token', async () => {
    const first = await signIn(api.call);
    const second = await refresh(first.refresh);
    api.wait(30);
    const again = await refresh(first.refresh);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(second.body.refresh_token);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
    // Two uses back no longer counts as a lost response.
    expect((await refresh(first.refresh)).body.code).toBe('refresh-token-reused');
  });

  test('from several tabs at once gives all the same token', async () => {
    const { refresh: token } = await signIn(api.call);
    const responses = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.refresh_token)).size).toBe(1);
  });
});

describe('Sessions', () => {
  test('are listed, with the current one marked', async () => {
    const agent = { headers: { 'User-Agent': 'Firefox' } };
    const first = await api.call('POST', '/api/auth/login', {
      ...agent,
      body: { email: 'demo@example.com', password },
    });
    api.wait(60);
    const second = await signIn(api.call);
    const { body } = await sessions(first.body.token);
    expect(body.sessions).toMatchObject([
      { current: false, createdAt: '2026-04-15T09:31:00.000Z', userAgent: '' },
      { current: true, createdAt: '2026-04-15T09:30:00.000Z', userAgent: 'Firefox' },
    ]);
    await refresh(second.refresh);
    expect((await sessions(second.token)).body.sessions).toHaveLength(2);
  });

  test('end one by one, all but this one, or all', async () => {
    const [one, two, three] = [
      await signIn(api.call),
      await signIn(api.call),
      await signIn(api.call),
    ];
    const { body } = await sessions(one.token);
    const other = body.sessions.find(({ current }: { current: boolean }) => !current);
    const path = `/api/auth/sessions/${other.id}`;
    const foreign = await signIn(api.call, 'reader@example.com');
    expect((await api.call('DELETE', path, { token: foreign.token })).status).toBe(404);
    expect((await api.call('DELETE', path, { token: one.token })).status).toBe(204);
    expect((await api.call('DELETE', path, { token: one.token })).status).toBe(404);
    await api.call('DELETE', '/api/auth/sessions?keep=current', { token: one.token });
    expect((await sessions(one.token)).body.sessions).toHaveLength(1);
    expect((await user(two.token)).status + (await user(three.token)).status).toBe(802);
    expect((await api.call('DELETE', '/api/auth/sessions', { token: one.token })).status).toBe(204);
    expect((await user(one.token)).body.code).toBe('session-ended');
  });
});

describe('Signing out', () => {
  test('returns nothing, whatever was sent', async () => {
    const { token } = await signIn(api.call);
    const tries = [
      { token },
      { token },
      { token: 'nonsense' },
      {},
      { body: null },
      { raw: '{' },
      { body: { everywhere: 'yes' } },
    ];
    for (const sent of tries) {
      const { status, text } = await api.call('POST', '/api/auth/logout', sent);
      expect([status, text]).toEqual([204, '']);
    }
  });

  test('rejects an expired access token, but not beside the refresh token', async () => {
    const out = (sent: object) => api.call('POST', '/api/auth/logout', sent);
    const first = await signIn(api.call);
    const second = await signIn(api.call);
    const third = await signIn(api.call);
    api.wait(1800);
    const { status, body, headers } = await out({ token: first.token });
    expect([status, body.code]).toEqual([401, 'token-expired']);
    expect(headers.get('WWW-Authenticate')).toContain('invalid_token');
    const refused = await out({ token: first.token, body: { refresh_token: 'nonsense' } });
    expect(refused.status).toBe(401);
    expect((await refresh(first.refresh)).status).toBe(200);
    expect((await out({ body: { refresh_token: second.refresh } })).status).toBe(204);
    const both = { token: third.token, body: { refresh_token: third.refresh } };
    expect((await out(both)).status).toBe(204);
    expect((await refresh(second.refresh)).body.code).toBe('session-ended');
    expect((await refresh(third.refresh)).body.code).toBe('session-ended');
  });

  test('accepts only an access token in the header, and only a refresh token in the body', async () => {
    const { token, refresh: held } = await signIn(api.call);
    const sent = { token: held, body: { refresh_token: token } };
    expect((await api.call('POST', '/api/auth/logout', sent)).status).toBe(204);
    expect((await user(token)).status).toBe(200);
  });

  test('everywhere ends all sessions of the user and no others', async () => {
    const [one, two] = [await signIn(api.call), await signIn(api.call)];
    const other = await signIn(api.call, 'reader@example.com');
    await api.call('POST', '/api/auth/logout', { token: one.token, body: { everywhere: true } });
    expect((await user(two.token)).body.code).toBe('session-ended');
    expect((await user(other.token)).status).toBe(200);
  });
});

test('a reused refresh token ends the session even after the clock was set back', async () => {
  const first = await signIn(api.call);
  api.wait(7200);
  await refresh(first.refresh);
  api.wait(-3600);
  expect((await refresh(first.refresh)).body.code).toBe('refresh-token-reused');
});
