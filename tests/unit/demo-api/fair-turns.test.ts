import { expect, test } from 'vitest';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

test('many searches of one user do not block the request of another', async () => {
  const { app, call } = await openTestApi();
  const ada = await signIn(call);
  const bob = await signIn(call, 'reader@example.com');
  const done: string[] = [];
  const search = async (name: string, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await app.request('/api/trips?q=a', { headers });
    expect(response.status).toBe(200);
    done.push(name);
  };
  const searches = Array.from({ length: 40 }, () => search('ada', ada.token));
  await Promise.all([...searches, search('bob', bob.token)]);
  expect(done.indexOf('bob')).toBeLessThan(10);
});
