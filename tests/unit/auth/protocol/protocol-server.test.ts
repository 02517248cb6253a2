import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../../../support/auth-server/faults.ts';
import { startAuthServer, type HttpAuthServer } from '../../../support/auth-server/http-server.ts';

let server: HttpAuthServer;

beforeAll(async () => {
  server = await startAuthServer();
});

afterEach(() => server.protocol.faults.clear());

afterAll(() => server.close());

async function post(path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${server.origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function signIn(): Promise<{ token: string; refresh_token: string; user: object }> {
  return (await post('login', { username: 'ada', password: 'right' })).json();
}

async function statusWith(token: string): Promise<number> {
  const response = await fetch(`${server.origin}/api/things`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.text();
  return response.status;
}

describe('The test server', () => {
  test('signs in with a token, a refresh token and the user, and rejects a wrong password', async () => {
    const response = await signIn();
    expect(response).toEqual({
      token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/^eyJ/),
      user: { id: 1, name: 'Ada', scope: ['read', 'write'] },
    });
    expect((await post('login', { username: 'ada', password: 'wrong' })).status).toBe(401);
    expect(await statusWith(response.token)).toBe(200);
  });

  test('rotates refresh tokens, and ends the family of a reused one', async () => {
    const first = await signIn();
    const second = await (await post('refresh', { refresh_token: first.refresh_token })).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await statusWith(second.token)).toBe(200);
    const again = await post('refresh', { refresh_token: first.refresh_token });
    expect([again.status, await again.json()]).toEqual([
      401,
      { error: 'invalid_grant', message: 'reused' },
    ]);
    expect(await statusWith(second.token)).toBe(401);
    expect((await post('refresh', { refresh_token: second.refresh_token })).status).toBe(401);
  });

  test('ends a family at logout', async () => {
    const { token } = await signIn();
    await post('logout', {}, token);
    expect(await statusWith(token)).toBe(401);
  });

  test('rejects what has expired by its own clock', async () => {
    const { token, refresh_token } = await signIn();
    server.protocol.skew = 1_800_000;
    expect(await statusWith(token)).toBe(401);
    expect((await post('refresh', { refresh_token })).status).toBe(200);
    server.protocol.skew = 2_592_000_000;
    expect((await post('refresh', { refresh_token })).status).toBe(401);
    server.protocol.skew = 0;
  });

  const broken: ReadonlyArray<readonly [Fault, unknown]> = [
    [{ kind: 'drop' }, 'fetch failed'],
    [{ kind: 'drop after' }, 'fetch failed'],
    [{ kind: 'truncated' }, 'terminated'],
    [{ kind: 'garbage' }, 'no JSON'],
    [{ kind: 'empty' }, 'no JSON'],
    [{ kind: 'wrong type' }, 'no JSON'],
    [{ kind: 'null' }, 200],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '3' } }, 429],
    [{ kind: 'redirect', status: 302, to: '/api/auth/nowhere' }, 404],
    [{ kind: 'without', property: 'token' }, ['refresh_token', 'user']],
  ];

  test.each(broken)('fails once as planned: %j', async (fault, outcome) => {
    server.protocol.faults.next('login', fault);
    expect(await outcomeOf()).toEqual(outcome);
    expect(await outcomeOf()).toEqual(['token', 'refresh_token', 'user']);
  });

  test('holds a response until the test releases it', async () => {
    const gate = server.protocol.faults.hold('login', 'before');
    let answered = false;
    const response = signIn().then((body) => {
      answered = true;
      return body;
    });
    await gate.reached;
    expect(answered).toBe(false);
    gate.release();
    expect(await response).toHaveProperty('token');
  });
});

/** Keys of a valid response, status of an error response, or how the connection broke. */
async function outcomeOf(): Promise<unknown> {
  try {
    const response = await post('login', { username: 'ada', password: 'right' });
    if (response.status !== 200) return response.status;
    const body: unknown = await response.json();
    return body === null ? 200 : Object.keys(body as object);
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
  }
}
