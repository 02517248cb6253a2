import { expect, test } from 'vitest';
import { memoryStore } from '#src/demo-api/store/memory-store.ts';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

test('ended sessions stay ended while the disk is full, and are deleted once there is room', async () => {
  const store = memoryStore();
  const { sessions: kept } = store;
  let isFull = false;
  const removing =
    <Args extends unknown[], Result>(remove: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (isFull) throw new Error('database or disk is full');
      return remove(...args);
    };
  const full = { ...kept, remove: removing(kept.remove), removeAll: removing(kept.removeAll) };
  const { call } = await openTestApi({ store: { ...store, sessions: full } });
  const [one, two] = [await signIn(call), await signIn(call)];
  isFull = true;
  expect((await call('POST', '/api/auth/logout', { token: one.token })).status).toBe(204);
  expect((await call('GET', '/api/auth/user', { token: one.token })).body.code).toBe(
    'session-ended',
  );
  expect(
    (await call('POST', '/api/auth/refresh', { body: { refresh_token: one.refresh } })).body.code,
  ).toBe('session-ended');
  expect(
    (await call('GET', '/api/auth/sessions', { token: two.token })).body.sessions,
  ).toHaveLength(1);
  expect((await call('DELETE', '/api/auth/sessions', { token: two.token })).status).toBe(204);
  expect((await call('GET', '/api/auth/user', { token: two.token })).body.code).toBe(
    'session-ended',
  );
  expect(kept.list('user-1')).toHaveLength(2);
  isFull = false;
  await signIn(call);
  expect(kept.list('user-1')).toHaveLength(1);
});

test('a reused refresh token ends the session even after the clock was set back', async () => {
  const { call, wait } = await openTestApi();
  const refresh = (token: string) =>
    call('POST', '/api/auth/refresh', { body: { refresh_token: token } });
  const first = await signIn(call);
  wait(7200);
  await refresh(first.refresh);
  wait(-3600);
  expect((await refresh(first.refresh)).body.code).toBe('refresh-token-reused');
});
