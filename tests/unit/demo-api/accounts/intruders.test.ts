import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthenticate } from '#src/demo-api/accounts/sign-in.ts';
import { seed } from '#src/demo-api/seed/seed.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import { hashPassword, type Random } from '#src/demo-api/store/user.ts';
import {
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';
import { fewRounds, fixedRandom, password, signIn } from '#tests/support/demo-api/test-api.ts';

const demo = 'demo@example.com';

let api: AccountClient;
beforeEach(async () => {
  api = await openAccounts();
});

describe('An intruder', () => {
  const another = 'another password';

  test('with a stolen session cannot change password or second factor', async () => {
    const { token } = await signIn(api.call);
    const put = (path: string, body: object) =>
      api.call('PUT', `/api/auth${path}`, { token, body });
    const change = { current: 'wrong', password: another };
    expect((await put('/password', change)).body.code).toBe('password-wrong');
    const factor = { factor: 'email', password: 'wrong' };
    expect((await put('/second-factor', factor)).body.code).toBe('password-wrong');
    for (let guess = 0; guess < 3; guess += 1) await put('/password', change);
    expect((await put('/password', { ...change, current: password })).status).toBe(429);
    expect((await api.call('GET', '/api/auth/user', { token })).status).toBe(200);
  });

  test('whose sign-in began before the password was reset gets no session', async () => {
    await api.post('/reset/request', { email: demo });
    const token = tokenIn(api.mail(demo)[0]);
    // The old password is being checked while the reset is done.
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const [isChecking, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...args) => {
      isChecking.resolve();
      await held.promise;
      return derive(...args);
    });
    const late = api.post('/login', { email: demo, password });
    await isChecking.promise;
    expect((await api.post('/reset', { token, password: another })).status).toBe(204);
    held.resolve();
    expect((await late).body.code).toBe('sign-in-failed');
    work.mockRestore();
    expect((await api.post('/login', { email: demo, password: another })).status).toBe(200);
  });

  test('whose old password is being hashed again does not replace the new one', async () => {
    const store = memoryStore();
    const passwordHash = await hashPassword(password, fixedRandom(1), fewRounds - 1);
    seed(store, passwordHash);
    const { id } = store.users.byEmail(demo) ?? { id: '' };
    const work = vi.spyOn(crypto.subtle, 'deriveBits');
    // The random source is called once the old password has been verified, for the salt of the new hash.
    const random: Random = (size) => {
      store.users.setPasswordHash(id, 'hash of a new password');
      return fixedRandom(2)(size);
    };
    const authenticate = createAuthenticate(store.users, random, fewRounds);
    expect(await authenticate(demo, password)).toBeNull();
    expect(work).toHaveBeenCalledTimes(2);
    work.mockRestore();
    expect(store.users.get(id)?.passwordHash).toBe('hash of a new password');
  });
});
