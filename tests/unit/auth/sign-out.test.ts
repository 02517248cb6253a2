import { describe, expect, test } from 'vitest';
import { cookieStrategy, localStrategy, memoryStore, refreshStrategy } from '#src/auth/index.ts';
import { ada, bob, createRig, errorOf, settle, signedIn } from '../../support/auth-server/rig.ts';

describe('A sign-out ends the refresh token at the server', () => {
  test.each([
    ['a fresh access token', 0, false, ['logout']],
    ['an expired access token', 1800, false, ['logout']],
    ['a fresh access token, if the server reads no body', 0, true, ['logout']],
    [
      'an expired access token, if the server reads no body',
      1800,
      true,
      ['logout', 'refresh', 'logout'],
    ],
  ])('with %s', async (_, seconds, strictLogout, order) => {
    const { auth, clock, protocol, failures } = await signedIn({ server: { strictLogout } });
    const { issued } = protocol.sessions;
    clock.advance(seconds);
    protocol.requests.length = 0;
    await auth.logout();
    expect(protocol.order()).toEqual(order);
    expect(issued.filter((token) => protocol.sessions.isLive(token))).toEqual([]);
    expect([failures, auth.getSnapshot().error]).toEqual([[], null]);
  });

  test('with only the refresh token, as in a tab that could not refresh yet', async () => {
    const refresh = memoryStore();
    const first = await signedIn({ options: { store: { refresh } } });
    const { protocol, clock } = first;
    protocol.faults.every('refresh', { kind: 'status', status: 503 });
    const tab = createRig({ protocol, clock, options: { store: { refresh } } });
    await tab.auth.start();
    expect(tab.auth.getSnapshot().loggedIn).toBe(false);
    await tab.auth.logout();
    expect(protocol.sessions.isLive(protocol.sessions.issued[0] ?? '')).toBe(false);
  });

  test('in a field with the configured name, beside `everywhere`', async () => {
    const { auth, protocol } = await signedIn({ strategy: { refreshToken: { data: 'renewal' } } });
    await auth.logout({ everywhere: true });
    const [sent] = protocol.calls('logout');
    const [, renewal] = protocol.sessions.issued;
    expect(JSON.parse(sent?.body ?? '')).toEqual({ everywhere: true, renewal });
  });

  test('and says so if the server cannot be reached to refresh an expired access token', async () => {
    const { auth, clock, protocol, failures } = await signedIn({ server: { strictLogout: true } });
    clock.advance(1800);
    protocol.faults.every('refresh', { kind: 'status', status: 503 });
    await auth.logout();
    expect(failures).toMatchObject([{ phase: 'logout', cause: { status: 401 } }]);
    expect(auth.getSnapshot().loggedIn).toBe(false);
  });
});

test('A sign-out with GET has no body, which browsers would reject', async () => {
  const sent: Request[] = [];
  const { auth, failures } = createRig({
    strategy: {
      endpoints: { logout: { url: '/api/leave', method: 'GET' }, user: false },
    },
    options: {
      fetch: (input, init) => {
        sent.push(new Request(input, init));
        return Promise.resolve(new Response());
      },
    },
  });
  await auth.setTokens({ access: 'a', refresh: 'b' });
  await auth.logout({ everywhere: true });
  expect([sent.map(({ method }) => method), failures]).toEqual([['GET'], []]);
});

describe('What was begun before a sign-out', () => {
  test.each(['sent', 'waiting for a refresh'])(
    'is aborted, also if another user has signed in: a request that is %s',
    async (when) => {
      const { auth, protocol, clock } = await signedIn();
      if (when === 'waiting for a refresh') clock.advance(1800);
      const gate = protocol.faults.hold(when === 'sent' ? 'api' : 'refresh');
      const error = errorOf(auth.fetch('/api/things'));
      await gate.reached;
      await auth.logout();
      await auth.login(bob);
      gate.release();
      expect((await error).name).toBe('SessionChangedError');
    },
  );

  test('goes on if it is the request of a guest', async () => {
    const { auth, protocol } = createRig();
    await auth.start();
    const gate = protocol.faults.hold('api');
    const response = auth.fetch('/api/things');
    await gate.reached;
    await auth.login(ada);
    gate.release();
    expect((await response).status).toBe(401);
  });

  test('is aborted with a cookie session', async () => {
    const { auth, protocol } = createRig({
      options: { strategies: { cookie: cookieStrategy({ csrf: false }) } },
    });
    protocol.faults.next('user', { kind: 'status', status: 200, body: '{"user":{"id":1}}' });
    await auth.start();
    const gate = protocol.faults.hold('api');
    const error = errorOf(auth.fetch('/api/things'));
    await gate.reached;
    await auth.logout();
    gate.release();
    expect((await error).name).toBe('SessionChangedError');
  });

  test('does not fail the next session: a sign-out that the server rejects late', async () => {
    const { auth, protocol, clock, failures } = await signedIn({ server: { strictLogout: true } });
    clock.advance(1800);
    const gate = protocol.faults.hold('refresh');
    const leaving = auth.logout();
    await gate.reached;
    await auth.login(bob);
    expect(auth.getSnapshot()).toMatchObject({ busy: false, error: null });
    protocol.faults.every('logout', { kind: 'status', status: 500 });
    gate.release();
    await leaving;
    expect(auth.getSnapshot()).toMatchObject({ busy: false, error: null, loggedIn: true });
    expect(failures).toMatchObject([{ phase: 'logout', cause: { status: 500 } }]);
  });
});

describe('A guest', () => {
  const strategies = { local: refreshStrategy(), plain: localStrategy() };

  test('who sets a strategy before the start keeps the stored session', async () => {
    const { store, protocol, clock } = await signedIn({ options: { strategies } });
    const page = createRig({ store, protocol, clock, options: { strategies } });
    await page.auth.setStrategy('plain');
    page.auth.setUser(null);
    await settle();
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'idle', strategy: 'plain' });
    await page.auth.start();
    expect(page.auth.getSnapshot()).toMatchObject({ loggedIn: true, strategy: 'local' });
  });

  test('whose stored session is still being read can leave it', async () => {
    for (const leave of ['setUser', 'setStrategy'] as const) {
      const server = { tokens: 'opaque' } as const;
      const { store, protocol, clock } = await signedIn({ server, options: { strategies } });
      const gate = Promise.withResolvers<void>();
      const slow = { ...store, get: (key: string) => gate.promise.then(() => store.get(key)) };
      const page = createRig({ protocol, clock, options: { strategies, store: slow } });
      void page.auth.start();
      if (leave === 'setUser') page.auth.setUser(null);
      else void page.auth.setStrategy('plain');
      gate.resolve();
      await settle();
      expect([page.auth.getSnapshot().loggedIn, store.kept.size]).toEqual([false, 0]);
    }
  });

  test('who signs out before the start ends the stored session', async () => {
    const { store, protocol, clock } = await signedIn();
    const page = createRig({ store, protocol, clock });
    await page.auth.logout();
    expect([protocol.calls('logout').length, store.kept.size]).toEqual([1, 0]);
  });
});

test('A store that fails does not keep the tokens in the others', async () => {
  const { store, protocol, clock } = await signedIn();
  const broken = { ...memoryStore(), remove: () => Promise.reject(new Error('Broken.')) };
  const page = createRig({
    protocol,
    clock,
    options: { store: broken, rememberStore: store },
  });
  await page.auth.start();
  await page.auth.login(ada, { remember: true });
  await page.auth.logout();
  expect(store.kept.size).toBe(0);
});
