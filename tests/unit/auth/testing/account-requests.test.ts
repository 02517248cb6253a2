import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as requests from '#stories/guides/sign-in/account-requests.ts';
import {
  codeIn,
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';
import { password } from '#tests/support/demo-api/test-api.ts';

const { auth } = requests;
const options = { signal: new AbortController().signal };
const demo = 'demo@example.com';
const ada = { username: 'ada@example.com', password: 'a longer password' };
const twoSteps = { username: 'two-steps@example.com', password, remember: false };

let api: AccountClient;
const mail = (to: string) => api.mail(to)[0];
const hashOf = (to: string) => ({ hash: `#token=${tokenIn(mail(to))}` });

beforeEach(async () => {
  api = await openAccounts();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    api.app.request(input instanceof URL ? input.pathname : input, init),
  );
});
afterEach(async () => {
  await auth.logout().catch(() => {});
  vi.unstubAllGlobals();
});

test('signs in with a password, and refuses a wrong one', async () => {
  const wrong = { username: demo, password: 'wrong', remember: false };
  expect(await requests.signIn(wrong, options)).toEqual({ formError: true });
  expect(await requests.signIn({ ...wrong, password }, options)).toEqual({ ok: true });
  expect(auth.getSnapshot().user).toMatchObject({ email: demo });
});

test('locks out with the seconds to wait', async () => {
  const wrong = { username: demo, password: 'wrong', remember: false };
  for (let time = 0; time < 5; time += 1) await requests.signIn(wrong, options);
  expect(await requests.signIn(wrong, options)).toEqual({ retryAfter: 900 });
});

test('signs in with a second factor, after another code', async () => {
  const asked = { challenge: 'otp', factors: ['email'], resendAfter: 30 };
  expect(await requests.signIn(twoSteps, options)).toEqual(asked);
  const code = codeIn(mail(twoSteps.username));
  api.wait(30);
  const account = { username: twoSteps.username, factor: 'email' } as const;
  expect(await requests.sendSignInCode(account, options)).toEqual(asked);
  const old = await requests.signIn({ ...twoSteps, code }, options);
  expect(old).toEqual({ fieldErrors: { code: 'This code is incorrect.' } });
  const second = { ...twoSteps, code: codeIn(mail(twoSteps.username)) };
  expect(await requests.signIn(second, options)).toEqual({ ok: true });
});

test('signs up with a code, and shows the errors at their fields', async () => {
  const short = await requests.signUp({ ...ada, password: 'short' }, options);
  expect(short).toEqual({ fieldErrors: { password: ['Use at least 8 characters.'] } });
  const bad = await requests.signUp({ ...ada, username: 'ada@' }, options);
  expect(bad).toMatchObject({ fieldErrors: { username: [expect.any(String)] } });
  const asked = { challenge: 'otp', resendAfter: 30 };
  expect(await requests.signUp(ada, options)).toEqual(asked);
  const code = codeIn(mail(ada.username));
  expect(await requests.signUp({ ...ada, code }, options)).toEqual({ ok: true });
  expect(auth.getSnapshot().user).toMatchObject({ email: ada.username });
});

test('resets the password with the code, once', async () => {
  const sent = await requests.sendReset({ username: demo }, options);
  expect(sent).toEqual({ challenge: 'otp', resendAfter: 30 });
  const values = { username: demo, code: codeIn(mail(demo)) };
  expect(await requests.checkResetCode(values, options)).toEqual({ ok: true });
  const next = { password: 'another password' };
  expect(await requests.resetPassword(next, options)).toEqual({ ok: true });
  expect(await requests.resetPassword(next, options)).toEqual({ expired: true });
});

test('resets the password with the link', async () => {
  await requests.sendReset({ username: demo }, options);
  requests.readLink(hashOf(demo));
  const next = { password: 'another password' };
  expect(await requests.resetPassword(next, options)).toEqual({ ok: true });
  const login = { username: demo, remember: false, ...next };
  expect(await requests.signIn(login, options)).toEqual({ ok: true });
});

test('signs in with a link', async () => {
  await api.post('/link/request', { email: demo });
  await requests.openLink(hashOf(demo));
  expect(auth.getSnapshot().user).toMatchObject({ email: demo });
});

test('leaves failures of the network to the forms', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const login = { username: demo, password, remember: false };
  await expect(requests.signIn(login, options)).rejects.toThrow();
  await expect(requests.signUp(ada, options)).rejects.toThrow('offline');
});

test('leaves failures of the server to the forms: they do not mean that the details are wrong', async () => {
  const problem = { code: 'server-error', status: 500 };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 500 }));
  const login = { username: demo, password, remember: false };
  await expect(requests.signIn(login, options)).rejects.toThrow();
  await expect(requests.signUp(ada, options)).rejects.toThrow('500');
});
