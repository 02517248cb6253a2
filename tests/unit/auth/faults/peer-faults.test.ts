import { describe, expect, test } from 'vitest';
import { localStrategy, refreshStrategy } from '../../../../src/auth/index.ts';
import { people } from '../../../support/auth-server/protocol.ts';
import {
  ada,
  bob,
  createRig,
  errorOf,
  openStore,
  signedIn,
} from '../../../support/auth-server/rig.ts';

// Each test reproduces a known defect of the helper that the specification was derived from, and shows that ours does
// not have it.

/** Server that omits properties from responses to sign-ins. */
const without = (...names: readonly string[]) => ({
  shape: (_: string, response: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(response).filter(([name]) => !names.includes(name))),
});

describe('Strategies', () => {
  test('the configured defaultStrategy is used, not overwritten by the first', async () => {
    const { auth } = createRig({
      options: {
        strategies: { first: refreshStrategy(), second: localStrategy() },
        defaultStrategy: 'second',
      },
    });
    await auth.start();
    expect(auth.getSnapshot().strategy).toBe('second');
    await auth.login(ada);
    expect(auth.getSnapshot()).toMatchObject({ strategy: 'second', loggedIn: true });
  });

  test('a sign-in while the helper starts does not throw "No strategy is set!"', async () => {
    const { auth } = createRig();
    void auth.start();
    expect(await auth.login(ada)).toEqual(people.ada);
    expect(auth.getSnapshot().loggedIn).toBe(true);
  });

  test('a sign-in without a payload, but with a client, does not throw a TypeError', async () => {
    const { auth, protocol } = createRig({ strategy: { clientId: 'shop' } });
    await auth.start();
    expect((await errorOf(auth.login())).name).toBe('AuthRequestError');
    expect(JSON.parse(protocol.requests[0]?.body ?? '')).toEqual({ client_id: 'shop' });
  });
});

describe('Sign-in', () => {
  describe('with the response { token, user }', () => {
    const server = without('refresh_token');

    test('signs in for the lifetime of the access token', async () => {
      const { auth, clock, protocol, failures } = await signedIn({ server });
      expect(auth.getSnapshot()).toMatchObject({ loggedIn: true, user: { name: 'Ada' } });
      expect((await auth.fetch('/api/things')).status).toBe(200);
      clock.advance(1800);
      const error = await errorOf(auth.fetch('/api/things'));
      expect(error.message).toBe(
        'Both token and refresh token have expired. Your request was aborted.',
      );
      expect(protocol.order()).toEqual(['login', 'api']);
      expect(failures.map(({ cause }) => cause)).toEqual([error]);
      expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', endedBy: 'expired' });
    });

    test('returns a 401 of the API, without a refresh and without a failure', async () => {
      const { auth, protocol, failures } = await signedIn({ server });
      protocol.faults.next('api', { kind: 'status', status: 401 });
      expect((await auth.fetch('/api/things')).status).toBe(401);
      expect([protocol.order(), failures]).toEqual([['login', 'api'], []]);
      expect(auth.getSnapshot().loggedIn).toBe(true);
    });

    test('ends if the server refuses to return the user', async () => {
      const { auth, protocol, failures } = await signedIn({ server });
      protocol.faults.next('user', { kind: 'status', status: 401 });
      expect(await errorOf(auth.fetchUser())).toMatchObject({ name: 'AuthRequestError' });
      expect(auth.getSnapshot()).toMatchObject({ loggedIn: false, endedBy: 'rejected' });
      expect([protocol.order(), failures.length]).toEqual([['login', 'user'], 1]);
    });
  });

  test.each([true, 1, {}, [], '', null, 'line\nbreak', 'ü'])(
    'a token of %j is not a token',
    async (token) => {
      const { auth, store } = createRig({ server: { shape: (_, rest) => ({ ...rest, token }) } });
      await auth.start();
      expect((await errorOf(auth.login(ada))).name).toBe('TokenMissingError');
      expect(store.kept.size).toBe(0);
    },
  );

  test.each(['first', 'last'])(
    'of two concurrent sign-ins the later one wins, even if its response arrives %s',
    async (order) => {
      const { auth, protocol, keptTokens } = createRig();
      await auth.start();
      const gates = [protocol.faults.hold('login'), protocol.faults.hold('login')];
      const early = auth.login(ada).catch((error: Error) => error.name);
      await gates[0]?.reached;
      const late = auth.login(bob);
      await gates[1]?.reached;
      for (const gate of order === 'last' ? gates : gates.toReversed()) {
        gate.release();
        await Promise.race([late, new Promise(setImmediate)]);
      }
      expect(await late).toEqual(people.bob);
      expect(await early).toBe('SessionChangedError');
      expect(auth.getSnapshot().user).toEqual(people.bob);
      const tokens = keptTokens();
      expect(tokens).toHaveLength(2);
      for (const token of tokens)
        expect(JSON.parse(atob(token.split('.')[1] ?? '')).sub).toBe('bob');
    },
  );
});

describe('The user', () => {
  test('a user with the id 0 is valid', async () => {
    const zero = { id: 0, name: '' };
    const { auth } = await signedIn({
      server: { shape: (_, response) => ({ ...response, user: zero }) },
    });
    expect(auth.getSnapshot()).toMatchObject({ loggedIn: true, user: zero });
  });

  test('a valid access token is used although the refresh token has expired', async () => {
    const rig = await signedIn({ server: { refreshSeconds: 60, accessSeconds: 1800 } });
    rig.clock.advance(61);
    expect(await rig.auth.getAccessToken()).toBe(rig.protocol.sessions.issued[0]);
    const again = createRig({ protocol: rig.protocol, store: rig.store, clock: rig.clock });
    await again.auth.start();
    expect(again.auth.getSnapshot().loggedIn).toBe(true);
  });
});

describe('Stored tokens', () => {
  test('the user is never stored', async () => {
    const store = openStore();
    await signedIn({ store });
    expect([...store.kept.values()].join()).not.toMatch(/Ada|"scope"/);
  });
});

describe('Redirects', () => {
  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'an injected %j is not followed',
    async (planted) => {
      const redirectStore = openStore();
      const options = { redirectStore };
      const guest = createRig({ options, page: 'https://app.example.com/deep' });
      await guest.auth.start();
      guest.auth.redirect('login');
      for (const key of redirectStore.kept.keys()) redirectStore.kept.set(key, planted);
      const home = createRig({ options, page: 'https://app.example.com/login' });
      await home.auth.start();
      await home.auth.login(ada);
      home.auth.redirect('home');
      expect(home.moves).toEqual(['/']);
    },
  );
});
