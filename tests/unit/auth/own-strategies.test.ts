import { expect, test } from 'vitest';
import { localStrategy, memoryStore, type Strategy } from '#src/auth/index.ts';
import { ada, createRig } from '../../support/auth-server/rig.ts';

const end = Date.UTC(2027, 1, 1);

/** Strategy of an application, whose tokens have the given expiry. */
function ownStrategy(expiresAt: unknown): Strategy<{ id: number }> {
  const user = { id: 1 };
  return {
    ...localStrategy<typeof user>(),
    fetchUser: () => Promise.resolve(user),
    login: () =>
      Promise.resolve({
        access: { value: 'token', expiresAt: expiresAt as number },
        refresh: null,
        user,
      }),
  };
}

test.each([
  [end, 'valid'],
  [end + 0.25, 'valid'],
  [new Date(end), 'valid'],
  [String(end), 'valid'],
  [Infinity, 'unknown'],
  [1e300, 'unknown'],
  [Number.NaN, 'unknown'],
  [undefined, 'unknown'],
  [null, 'unknown'],
])('A token that expires at %s is %s, also after a reload', async (expiresAt, status) => {
  const options = { strategies: { own: ownStrategy(expiresAt) } };
  const first = createRig({ options });
  await first.auth.start();
  await first.auth.login(ada);
  expect(first.auth.tokenStatus()).toBe(status);
  const reloaded = createRig({ ...first, options });
  await reloaded.auth.start();
  expect(reloaded.auth.getSnapshot().status).toBe('authenticated');
  expect(reloaded.auth.tokenStatus()).toBe(status);
});

test.each([Infinity, 2 ** 31, 1e12])(
  'A timeout of %d ms is never over at once',
  async (timeout) => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 20));
    const slow = {
      ...memoryStore(),
      async get() {
        await later();
        return null;
      },
    };
    const { auth, failures } = createRig({
      options: {
        timeout,
        store: slow,
        async fetch() {
          await later();
          return Response.json({ token: 'a', refresh_token: 'b', user: { id: 1, scope: [] } });
        },
      },
    });
    await auth.start();
    await auth.login(ada);
    expect([auth.getSnapshot().loggedIn, failures]).toEqual([true, []]);
    auth.dispose();
  },
);
