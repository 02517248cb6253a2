import { describe, expect, test, vi } from 'vitest';
import { createAuth, localStrategy, refreshStrategy, type Auth } from '#src/auth/index.ts';
import { ada, createRig, errorOf, openStore, signedIn } from '../../support/auth-server/rig.ts';

describe('tokens that the application got elsewhere', () => {
  test('sign in like others: the user is fetched first, then everything is stored', async () => {
    const other = await signedIn();
    const [access = '', refresh = ''] = other.protocol.sessions.issued;
    const { auth, store, clock } = createRig({ protocol: other.protocol, clock: other.clock });
    expect(await auth.setTokens({ access, refresh })).toMatchObject({ name: 'Ada' });
    expect(auth.getSnapshot()).toMatchObject({ status: 'authenticated', strategy: 'local' });
    expect([...store.kept.values()].join()).toContain(access);
    clock.advance(1800);
    await auth.refresh();
    expect(auth.tokenStatus()).toBe('valid');
  });

  test('end with the access token if there is no refresh token', async () => {
    const other = await signedIn();
    const [access = ''] = other.protocol.sessions.issued;
    const { auth, clock } = createRig({ protocol: other.protocol, clock: other.clock });
    expect(await auth.setTokens({ access })).toMatchObject({ name: 'Ada' });
    expect(auth.tokenStatus('refresh')).toBe('unknown');
    clock.advance(1800);
    expect((await errorOf(auth.getAccessToken())).name).toBe('ExpiredAuthSessionError');
  });

  test('are rejected if they are missing', async () => {
    const { auth, store, failures } = createRig();
    for (const tokens of [
      { access: 'a\nb', refresh: 'r' },
      { access: 'a', refresh: 'r\n' },
    ]) {
      expect((await errorOf(auth.setTokens(tokens))).name).toBe('TokenMissingError');
    }
    expect([store.kept.size, failures.length]).toEqual([0, 2]);
  });

  test('leave nothing behind if the server refuses them', async () => {
    const { auth, store } = createRig();
    const error = await errorOf(auth.setTokens({ access: 'made-up', refresh: 'made-up' }));
    expect(error).toMatchObject({ name: 'AuthRequestError', status: 401, phase: 'user' });
    expect([store.kept.size, auth.getSnapshot().loggedIn]).toEqual([0, false]);
  });
});

describe('a session', () => {
  test('has a snapshot that stays the same object until something changes, without a token', async () => {
    const { auth, protocol } = await signedIn();
    const before = auth.getSnapshot();
    await auth.getAccessToken();
    expect(auth.getSnapshot()).toBe(before);
    for (const token of protocol.sessions.issued) {
      expect(JSON.stringify(before)).not.toContain(token);
    }
  });

  test('shows a given user immediately; null ends it locally', async () => {
    const { auth, protocol, keptTokens } = await signedIn();
    const listener = vi.fn();
    auth.on('user', listener);
    auth.setUser({ id: 1, name: 'Ada L.' });
    expect(auth.getSnapshot().user).toEqual({ id: 1, name: 'Ada L.' });
    auth.setUser({ id: 2, name: 'Bob' });
    auth.setUser(null);
    expect(listener.mock.calls.map(([{ user, switched }]) => [user?.name, switched])).toEqual([
      ['Ada L.', false],
      ['Bob', true],
      [undefined, false],
    ]);
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', loggedIn: false });
    await vi.waitFor(() => expect(keptTokens()).toEqual([]));
    expect(protocol.calls('logout')).toEqual([]);
  });

  test('ignores a user who is set after a sign-out', async () => {
    const { auth } = await signedIn();
    const listener = vi.fn();
    await auth.logout();
    auth.on('user', listener);
    auth.setUser({ id: 1, name: 'Ada L.' });
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, loggedIn: false });
    expect(listener).not.toHaveBeenCalled();
  });

  test('ends when the strategy changes; an unknown strategy changes nothing', async () => {
    const rig = createRig({
      options: { strategies: { local: refreshStrategy(), plain: localStrategy() } },
    });
    await rig.auth.login(ada);
    expect((await errorOf(rig.auth.setStrategy('none'))).message).toBe(
      'No strategy is named "none". Configured strategies: local, plain.',
    );
    await rig.auth.setStrategy('local');
    expect(rig.auth.getSnapshot().loggedIn).toBe(true);
    await rig.auth.setStrategy('plain');
    expect(rig.auth.getSnapshot()).toMatchObject({ loggedIn: false, strategy: 'plain' });
    await rig.auth.login(ada);
    expect(rig.keptTokens()).toHaveLength(1);
  });

  test('does not start from a text of other origin in the store', async () => {
    const store = openStore();
    for (const text of ['false', '"quoted"', 'x', '{"token":"t"}', 'a b c', ' 1 t']) {
      store.kept.set('auth._token.local', text);
      const { auth, protocol } = createRig({ store });
      await auth.start();
      expect(auth.getSnapshot().status).toBe('anonymous');
      expect(protocol.requests).toEqual([]);
    }
  });

  test('does not use an access token beside the refresh token of another session', async () => {
    const { store, protocol, clock } = await signedIn();
    const key = 'auth._token.local';
    store.kept.set(key, (store.kept.get(key) ?? '').replace(/^\w+/, 'AnotherOne'));
    const page = createRig({ store, protocol, clock });
    protocol.requests.length = 0;
    await page.auth.start();
    expect(protocol.order()).toEqual(['refresh', 'user']);
    expect(page.auth.getSnapshot().loggedIn).toBe(true);
  });

  test('lives on in memory, including renewals, if its store rejects it', async () => {
    const store = openStore();
    const set = () => Promise.reject(new Error('Full.'));
    const { auth, clock, failures, protocol } = await signedIn({
      options: { store: { ...store, set } },
    });
    for (let turn = 0; turn < 2; turn += 1) {
      clock.advance(1800);
      expect((await auth.fetch('/api/things')).status).toBe(200);
    }
    expect(protocol.calls('refresh')).toHaveLength(2);
    expect(failures.map(({ phase }) => phase)).toEqual(['store', 'store', 'store']);
    await auth.logout();
    expect(await auth.getAccessToken()).toBeNull();
  });

  test('may outlive the page with only its refresh token', async () => {
    const refresh = openStore();
    const first = await signedIn({ options: { store: { refresh } } });
    expect([...refresh.kept.keys()]).toEqual(['auth._refresh_token.local']);
    const page = createRig({
      protocol: first.protocol,
      clock: first.clock,
      options: { store: { access: undefined, refresh } },
    });
    await page.auth.start();
    expect(page.auth.getSnapshot().loggedIn).toBe(true);
  });
});

describe('a helper without a strategy', () => {
  const calls: Record<string, (auth: Auth) => Promise<unknown>> = {
    login: (auth) => auth.login(ada),
    'login with a name': (auth) => auth.login(ada, { strategy: 'local' }),
    setTokens: (auth) => auth.setTokens({ access: 'a', refresh: 'b' }),
    fetchUser: (auth) => auth.fetchUser(),
    refresh: (auth) => auth.refresh(),
    getAccessToken: (auth) => auth.getAccessToken(),
    logout: (auth) => auth.logout(),
    setStrategy: (auth) => auth.setStrategy('local'),
  };

  test.each(Object.entries(calls))('rejects %s, and reports it once', async (_, call) => {
    const { auth, failures, protocol } = createRig({ options: { strategies: {} } });
    await auth.start();
    const error = await errorOf(call(auth));
    expect([error.name, error.message]).toEqual(['NoStrategyError', 'No strategy is set!']);
    expect(failures.map(({ cause }) => cause)).toEqual([error]);
    expect(auth.getSnapshot()).toMatchObject({ error, busy: false, strategy: null });
    expect(protocol.requests).toEqual([]);
  });

  test('still signs out locally', async () => {
    const { auth } = createRig({ options: { strategies: {} } });
    auth.setUser({ id: 1 });
    await errorOf(auth.logout());
    expect(auth.getSnapshot()).toMatchObject({ user: null, status: 'anonymous' });
  });
});

describe('creating a helper', () => {
  test('touches nothing that could throw: no storage, location, lock or channel', () => {
    const trap = vi.fn(() => {
      throw new Error('Touched.');
    });
    const store = { get: trap, set: trap, remove: trap };
    const auth = createAuth({
      strategies: { local: refreshStrategy() },
      store,
      rememberStore: store,
      redirectStore: store,
      fetch: trap,
      now: trap,
      channel: trap,
      location: trap,
      locks: { request: trap },
    });
    expect(auth.getSnapshot()).toBe(auth.getServerSnapshot());
    expect(auth.getSnapshot()).toMatchObject({ status: 'idle', strategy: 'local' });
    expect(trap).not.toHaveBeenCalled();
  });
});
