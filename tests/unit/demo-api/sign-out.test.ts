import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
const refresh = (token: string) =>
  api.call('POST', '/api/auth/refresh', { body: { refresh_token: token } });
const user = (token?: string) => api.call('GET', '/api/auth/user', { token });

beforeEach(async () => {
  api = await openTestApi();
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
