import { describe, expect, test } from 'vitest';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

describe.each(['/api/trips?q=a', '/api/trips/facets'])('Many readings of one user: %s', (path) => {
  test('do not block the request of another', async () => {
    const { app, call } = await openTestApi();
    const ada = await signIn(call);
    const bob = await signIn(call, 'reader@example.com');
    const done: string[] = [];
    const read = async (name: string, token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await app.request(path, { headers });
      expect(response.status).toBe(200);
      done.push(name);
    };
    const readings = Array.from({ length: 40 }, () => read('ada', ada.token));
    await Promise.all([...readings, read('bob', bob.token)]);
    expect(done.indexOf('bob')).toBeLessThan(10);
  });

  test('are refused once a hundred wait', async () => {
    const { call } = await openTestApi();
    const { token } = await signIn(call);
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => call('GET', path, { token })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).not.toHaveLength(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('1');
    expect((await call('GET', path, { token })).status).toBe(200);
  });

  test('leave their place when the client aborts them', async () => {
    const errors: unknown[] = [];
    const { app, call } = await openTestApi({ onError: (error) => errors.push(error) });
    const { token } = await signIn(call);
    const left = new AbortController();
    const headers = { Authorization: `Bearer ${token}` };
    const readings = Array.from({ length: 100 }, () =>
      app.request(path, { headers, signal: left.signal }),
    );
    // Checking the token takes a moment, so another request comes after all of them.
    await call('GET', '/api/auth/user', { token });
    left.abort();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('GET', path, { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.allSettled(readings);
    expect(errors).toEqual([]);
  });
});
