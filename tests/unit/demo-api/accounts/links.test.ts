import { beforeEach, describe, expect, test } from 'vitest';
import {
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';
import { password, signIn } from '#tests/support/demo-api/test-api.ts';

const demo = 'demo@example.com';
const another = 'another password';

let api: AccountClient;
beforeEach(async () => {
  api = await openAccounts();
});

const newest = () => tokenIn(api.mail(demo)[0]);
const ways = [
  {
    name: 'sign-in',
    ask: () => api.post('/link/request', { email: demo }),
    use: (token: string) => api.post('/link', { token }),
    seconds: 600,
  },
  {
    name: 'reset',
    ask: () => api.post('/reset/request', { email: demo }),
    use: (token: string) => api.post('/reset', { token, password: another }),
    seconds: 1800,
  },
];

describe.each(ways)('A link of a $name', ({ ask, use, seconds }) => {
  const sent = async () => {
    await ask();
    return newest();
  };

  test('expires to the second', async () => {
    const first = await sent();
    api.wait(seconds);
    expect((await use(first)).body.code).toBe('link-expired');
    const second = await sent();
    api.wait(seconds - 1);
    expect((await use(second)).status).toBeLessThan(300);
  });

  test('is replaced by the next one', async () => {
    const first = await sent();
    api.wait(30);
    const second = await sent();
    expect((await use(first)).body.code).toBe('link-expired');
    expect((await use(second)).status).toBeLessThan(300);
  });

  test('starts with the origin of the app, if it is known', async () => {
    api = await openAccounts({ origin: 'https://trips.example.com' });
    await ask();
    expect(api.mail(demo)[0]?.link).toMatch(/^https:\/\/trips\.example\.com\/[a-z-]+#token=/);
  });
});

test('Wrong codes of a stranger leave the link good', async () => {
  await api.post('/reset/request', { email: demo });
  api.from('192.0.2.9');
  for (let guess = 0; guess < 12; guess += 1) {
    await api.post('/reset/code', { email: demo, code: `${guess}` });
  }
  expect((await api.post('/reset', { token: newest(), password: another })).status).toBe(204);
});

test('A reset with a password that is too short leaves the link good', async () => {
  await api.post('/reset/request', { email: demo });
  expect((await api.post('/reset', { token: newest(), password: 'short' })).status).toBe(422);
  expect((await api.post('/reset', { token: newest(), password: another })).status).toBe(204);
});

describe('An account with a second factor', () => {
  const email = 'two-steps@example.com';

  test('gets no link to sign in with', async () => {
    const asked = await api.post('/link/request', { email });
    expect([asked.status, asked.body]).toEqual([202, { resendAfter: 30 }]);
    expect(api.mail(email)).toMatchObject([{ kind: 'sign-in-two-steps', link: '/login' }]);
  });

  test('cannot be opened with a link that was sent before it had one', async () => {
    await api.post('/link/request', { email: demo });
    const token = newest();
    const session = await signIn(api.call);
    const body = { factor: 'email', password };
    await api.call('PUT', '/api/auth/second-factor', { token: session.token, body });
    expect((await api.post('/link', { token })).body.code).toBe('link-expired');
  });

  test('still needs the code after a reset', async () => {
    await api.post('/reset/request', { email });
    await api.post('/reset', { token: tokenIn(api.mail(email)[0]), password: another });
    const { body } = await api.post('/login', { email, password: another });
    expect(body.code).toBe('code-required');
  });
});
