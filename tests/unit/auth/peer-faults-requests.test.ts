import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAuthServer, type HttpAuthServer } from '../../support/auth-server/http-server.ts';
import { ada, bob, createRig, errorOf, signedIn } from '../../support/auth-server/rig.ts';

// Each test is a measured fault of the helper that the specification was taken from, and the proof that ours has it not.

const aborted = 'Both token and refresh token have expired. Your request was aborted.';

describe('The token goes nowhere else', () => {
  let elsewhere: HttpAuthServer;
  beforeAll(async () => {
    elsewhere = await startAuthServer();
  });
  afterAll(() => elsewhere.close());

  test.each([
    'https://third.party/x',
    'https://app.example.com.third.party/x',
    'https://app.example.com@third.party/x',
    'http://app.example.com/x',
    'https://app.example.com:8443/x',
    '//third.party/x',
    String.raw`\\third.party\x`,
  ])('%s is asked without it', async (address) => {
    const sent: Array<string | null> = [];
    const rig = await signedIn();
    const other = createRig({
      ...rig,
      options: {
        fetch: async (_, init) => {
          sent.push(new Headers(init?.headers).get('authorization'));
          return Response.json({ user: { id: 1 } });
        },
      },
    });
    await other.auth.start();
    expect(sent).toEqual([expect.stringMatching(/^Bearer /)]);
    await other.auth.fetch(address);
    await other.auth.fetch(new URL(address, 'https://app.example.com'));
    expect(sent.slice(1)).toEqual([null, null]);
  });

  test('a redirect of the refresh does not carry the refresh token to another origin', async () => {
    const home = await startAuthServer();
    const rig = createRig({
      protocol: home.protocol,
      origin: home.origin,
      clock: undefined,
      options: { fetch: (input, init) => fetch(input, init), now: Date.now },
    });
    await rig.auth.start();
    await rig.auth.login(ada);
    for (const endpoint of ['refresh', 'user', 'logout', 'login'] as const) {
      home.protocol.faults.next(endpoint, {
        kind: 'redirect',
        status: 307,
        to: `${elsewhere.origin}/api/auth/${endpoint}`,
      });
    }
    await rig.auth.refresh().catch(() => undefined);
    await rig.auth.fetchUser().catch(() => undefined);
    await rig.auth.logout();
    await rig.auth.login(ada).catch(() => undefined);
    const leaked = JSON.stringify(elsewhere.protocol.requests);
    for (const token of home.protocol.sessions.issued) expect(leaked).not.toContain(token);
    expect(leaked).not.toContain('right');
    await home.close();
  });

  test('a request can leave it out', async () => {
    const { auth, protocol } = await signedIn();
    await auth.fetch('/api/things', { auth: false });
    expect(protocol.calls('api')[0]?.headers['authorization']).toBeUndefined();
  });

  test('an own header of the request is not overwritten', async () => {
    const { auth, protocol } = await signedIn();
    await auth.fetch('/api/things', { headers: { authorization: 'Basic x' } });
    expect(protocol.calls('api').at(0)?.headers['authorization']).toBe('Basic x');
  });
});

describe('The refresh', () => {
  test('five requests with an expired token make one refresh, and all go with the new one', async () => {
    const { auth, protocol, clock } = await signedIn();
    clock.pass(1800);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => auth.fetch(`/api/things/${n}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(protocol.order()).toEqual(['login', 'refresh', 'api', 'api', 'api', 'api', 'api']);
  });

  test.each([
    ['a relative address', '/api/auth/refresh'],
    ['a whole address', 'https://app.example.com/api/auth/refresh'],
    ['a trailing slash', '/api/auth/refresh/'],
  ])('is no request that waits for itself: %s', async (_, url) => {
    const protocolPath = { refresh: new URL(url, 'https://app.example.com').pathname };
    const rig = await signedIn({
      strategy: { endpoints: { refresh: url } },
      server: { paths: protocolPath },
    });
    rig.clock.pass(1800);
    expect((await rig.auth.fetch('/api/things')).status).toBe(200);
    expect(rig.protocol.order()).toEqual(['login', 'refresh', 'api']);
  });

  test('a failure for three requests is told once', async () => {
    const { auth, protocol, clock, failures } = await signedIn();
    clock.pass(1800);
    protocol.faults.every('refresh', { kind: 'status', status: 401 });
    await Promise.all([1, 2, 3].map(() => errorOf(auth.fetch('/api/things'))));
    expect(failures.map(({ phase }) => phase)).toEqual(['refresh']);
    expect(protocol.order()).toEqual(['login', 'refresh']);
  });

  test.each([
    { kind: 'drop' } as const,
    { kind: 'status', status: 500 } as const,
    { kind: 'status', status: 503 } as const,
  ])('a passing failure signs nobody out and is not called expired: %j', async (fault) => {
    const { auth, protocol, clock, keptTokens } = await signedIn();
    clock.pass(1800);
    protocol.faults.next('refresh', fault);
    const error = await errorOf(auth.fetch('/api/things'));
    expect(error).toMatchObject({ name: 'AuthRequestError', retryable: true });
    expect(error.message).not.toContain(aborted);
    expect(auth.getSnapshot()).toMatchObject({ loggedIn: true, user: { name: 'Ada' } });
    expect(keptTokens()).toHaveLength(2);
    clock.pass(6);
    expect((await auth.fetch('/api/things')).status).toBe(200);
  });

  test('a sign-out during it wins: nobody is signed in again, now or after a reload', async () => {
    const { auth, protocol, store, clock, keptTokens } = await signedIn();
    const gate = protocol.faults.hold('refresh');
    const renewal = auth.refresh().catch((error: Error) => error.name);
    await gate.reached;
    await auth.logout();
    gate.release();
    expect(await renewal).toBe('SessionChangedError');
    await new Promise(setImmediate);
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null });
    expect([keptTokens(), await auth.getAccessToken()]).toEqual([[], null]);
    const again = createRig({ protocol, store, clock });
    await again.auth.start();
    expect(again.auth.getSnapshot().loggedIn).toBe(false);
  });

  test('a sign-in during it wins: the late answer does not bring the other person back', async () => {
    const { auth, protocol, keptTokens } = await signedIn();
    const gate = protocol.faults.hold('refresh');
    const renewal = auth.refresh().catch((error: Error) => error.name);
    await gate.reached;
    await auth.login(bob);
    gate.release();
    await renewal;
    expect(auth.getSnapshot().user).toMatchObject({ name: 'Bob' });
    expect(keptTokens()).toEqual(protocol.sessions.issued.slice(-2));
  });

  test('an answer after dispose changes nothing', async () => {
    const { auth, protocol, store } = await signedIn();
    const before = [...store.kept];
    const gate = protocol.faults.hold('refresh');
    const renewal = auth.refresh().catch((error: Error) => error.name);
    await gate.reached;
    auth.dispose();
    gate.release();
    expect(await renewal).toBe('SessionChangedError');
    expect([...store.kept]).toEqual(before);
  });

  test('an answer without a token is an error with a name, and is not written', async () => {
    const { auth, protocol } = await signedIn();
    protocol.faults.next('refresh', { kind: 'without', property: 'token' });
    expect((await errorOf(auth.refresh())).name).toBe('TokenMissingError');
  });
});

describe('Requests', () => {
  test('a 401 of the API leads to one refresh and one repetition', async () => {
    const { auth, protocol } = await signedIn();
    protocol.faults.next('api', { kind: 'status', status: 401 });
    const answer = await auth.fetch('/api/things', { method: 'POST', body: 'twice' });
    expect([answer.status, (await answer.json()).body]).toEqual([200, 'twice']);
    expect(protocol.order()).toEqual(['login', 'api', 'refresh', 'api']);
  });

  test('a 401 that stays is handed over after one repetition, and a 403 at once', async () => {
    const { auth, protocol } = await signedIn();
    protocol.faults.every('api', { kind: 'status', status: 401 });
    expect((await auth.fetch('/api/things')).status).toBe(401);
    expect(protocol.order()).toEqual(['login', 'api', 'refresh', 'api']);
    protocol.faults.every('api', { kind: 'status', status: 403 });
    expect((await auth.fetch('/api/things')).status).toBe(403);
    expect(protocol.calls('refresh')).toHaveLength(1);
  });

  test('nothing goes out without a token once the session has ended while it waited', async () => {
    const { auth, protocol, clock } = await signedIn();
    clock.pass(2_592_000);
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(auth.fetch('/api/things'))));
    expect(errors.map(({ message }) => message)).toEqual([aborted, aborted, aborted]);
    expect(protocol.calls('api')).toEqual([]);
  });

  test('start, sign-in and sign-out leave nothing behind, however often', async () => {
    const globals = { fetch: globalThis.fetch, listeners: process.getActiveResourcesInfo() };
    const { auth, protocol } = createRig();
    await auth.start();
    for (let round = 0; round < 3; round += 1) {
      await auth.login(ada);
      await auth.logout();
    }
    await auth.fetch('/api/things');
    expect(protocol.calls('api')[0]?.headers['authorization']).toBeUndefined();
    auth.dispose();
    expect(globalThis.fetch).toBe(globals.fetch);
    const timers = (names: readonly string[]) => names.filter((name) => name === 'Timeout').length;
    // Timers of tests before this one may end meanwhile.
    expect(timers(process.getActiveResourcesInfo())).toBeLessThanOrEqual(timers(globals.listeners));
  });

  test('every listener can be taken off again', async () => {
    const { auth } = createRig();
    const heard = vi.fn();
    const names = ['error', 'redirect', 'login', 'logout', 'refresh', 'user'] as const;
    const ends = [auth.subscribe(heard), ...names.map((name) => auth.on(name, heard))];
    for (const end of ends) end();
    await auth.start();
    await auth.login(ada);
    await auth.refresh();
    auth.redirect('home');
    await auth.logout();
    await errorOf(auth.login({}));
    expect(heard).not.toHaveBeenCalled();
  });
});
