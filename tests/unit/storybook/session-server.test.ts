import { expect, test } from 'vitest';
import { createSessionServer } from '#stories/guides/sign-in/session-server.ts';

test('a sign-out on the server of the guide ends both tokens', async () => {
  const send = createSessionServer(Date.now, () => {});
  const ask = async (method: string, path: string, token?: string, body?: object) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const url = `https://app.example.com/api/auth/${path}`;
    const response = await send(url, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  const { body } = await ask('POST', 'login', undefined, { email: 'editor@example.com' });
  const refreshToken = { refresh_token: body.refresh_token };
  expect((await ask('GET', 'user', body.token)).status).toBe(200);
  expect((await ask('POST', 'logout', body.token, refreshToken)).status).toBe(204);
  expect((await ask('GET', 'user', body.token)).status).toBe(401);
  expect((await ask('POST', 'refresh', undefined, refreshToken)).status).toBe(401);
});
