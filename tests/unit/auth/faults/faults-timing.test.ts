import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Gate, type Fault } from '../../../support/auth-server/faults.ts';
import {
  ada,
  createRig,
  errorOf,
  signedIn,
  type RigChoices,
} from '../../../support/auth-server/rig.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Advances timers and clock by that many milliseconds. */
async function advance(clock: { time: number }, ms: number): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  clock.time += ms;
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

const busy = { kind: 'status', status: 503 } as const;
// Signing takes real time, which stopped timers do not cover.
const server = { tokens: 'opaque' } as const;
const retry: RigChoices = { server, options: { retry: {} } };

describe('A refresh that fails temporarily', () => {
  test('is tried four times, after 150, 300 and 600 ms, and succeeds without an error event', async () => {
    const { auth, protocol, clock, failures } = await signedIn(retry);
    clock.advance(1800);
    protocol.faults.next('refresh', busy, { kind: 'drop' }, busy);
    const response = auth.fetch('/api/things');
    const calls: number[] = [];
    for (const ms of [0, 149, 1, 299, 1, 599, 1]) {
      await advance(clock, ms);
      calls.push(protocol.calls('refresh').length);
    }
    expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect((await response).status).toBe(200);
    expect(failures).toEqual([]);
  });

  test('waits as long as the server requests', async () => {
    const { auth, protocol, clock } = await signedIn(retry);
    clock.advance(1800);
    const tooMany = { kind: 'status', status: 429, headers: { 'retry-after': '3' } } as const;
    protocol.faults.next('refresh', tooMany);
    const response = auth.fetch('/api/things');
    await advance(clock, 2999);
    expect(protocol.calls('refresh')).toHaveLength(1);
    await advance(clock, 1);
    expect((await response).status).toBe(200);
  });

  test('is not retried at once by the next request, but after a while it is', async () => {
    const { auth, protocol, clock } = await signedIn({ server });
    clock.advance(1800);
    protocol.faults.next('refresh', busy);
    await errorOf(auth.fetch('/api/things'));
    const error = await errorOf(auth.fetch('/api/things'));
    expect([error.name, protocol.calls('refresh').length]).toEqual(['AuthRequestError', 1]);
    await advance(clock, 5000);
    expect((await auth.fetch('/api/things')).status).toBe(200);
  });

  test.each(['999999999', '1e300'])(
    'with a Retry-After of %s is retried after five minutes at most',
    async (seconds) => {
      const { auth, protocol, clock } = await signedIn({ server });
      clock.advance(1800);
      const tooMany = { kind: 'status', status: 429, headers: { 'retry-after': seconds } } as const;
      protocol.faults.next('refresh', tooMany);
      await errorOf(auth.fetch('/api/things'));
      await advance(clock, 299_999);
      await errorOf(auth.fetch('/api/things'));
      expect(protocol.calls('refresh')).toHaveLength(1);
      await advance(clock, 1);
      expect((await auth.fetch('/api/things')).status).toBe(200);
    },
  );

  test('is abandoned when the user signs out during a delay', async () => {
    const { auth, protocol, clock } = await signedIn(retry);
    clock.advance(1800);
    protocol.faults.every('refresh', busy);
    const error = errorOf(auth.fetch('/api/things'));
    await advance(clock, 10);
    await auth.logout();
    expect((await error).name).toBe('SessionChangedError');
    await advance(clock, 60_000);
    expect(protocol.calls('refresh')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not affect requests while the access token is valid', async () => {
    const { auth, protocol } = await signedIn({ server });
    protocol.faults.every('refresh', busy);
    await errorOf(auth.refresh());
    expect((await auth.fetch('/api/things')).status).toBe(200);
  });
});

/** Fault of a call that never gets a response. */
const unanswered = (): Fault => ({ kind: 'hold', when: 'before', gate: new Gate() });

describe('A call that hangs', () => {
  test.each(['login', 'refresh', 'user'] as const)(
    '%s ends after 30 s as a temporary failure',
    async (name) => {
      const { auth, protocol, clock } = await signedIn({ server });
      const gate = protocol.faults.hold(name, 'before');
      const calls = {
        login: () => auth.login(ada),
        refresh: () => auth.refresh(),
        user: () => auth.fetchUser(),
      };
      const error = errorOf(calls[name]());
      await advance(clock, 29_999);
      let ended = false;
      void error.then(() => (ended = true));
      await advance(clock, 0);
      expect(ended).toBe(false);
      await advance(clock, 1);
      expect(await error).toMatchObject({
        name: 'AuthRequestError',
        retryable: true,
        status: null,
      });
      gate.release();
    },
  );

  test.each(['user', 'refresh'] as const)(
    '%s is not retried at the start, which waits once',
    async (name) => {
      const { store, protocol, clock } = await signedIn({ server });
      if (name === 'refresh') clock.advance(1800);
      const { auth, failures } = createRig({ store, protocol, clock, options: { retry: {} } });
      protocol.requests.length = 0;
      protocol.faults.next(name, ...Array.from({ length: 4 }, unanswered));
      const started = auth.start();
      await advance(clock, 29_999);
      expect(auth.getSnapshot().status).toBe('restoring');
      await advance(clock, 1);
      await started;
      expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: failures[0]?.cause });
      await advance(clock, 120_000);
      expect(protocol.order()).toEqual([name]);
      protocol.faults.clear();
      await advance(clock, 0);
      expect(await auth.fetchUser()).toMatchObject({ name: 'Ada' });
    },
  );

  test('does not delay a local sign-out', async () => {
    const { auth, protocol, clock, keptTokens } = await signedIn({ server });
    const gate = protocol.faults.hold('logout', 'before');
    const out = auth.logout();
    await gate.reached;
    await advance(clock, 0);
    expect([auth.getSnapshot().loggedIn, keptTokens()]).toEqual([false, []]);
    await advance(clock, 30_000);
    await out;
    expect(auth.getSnapshot().busy).toBe(false);
    gate.release();
  });
});

describe('Abort', () => {
  test('of a request that waits for a refresh ends only that request', async () => {
    const { auth, protocol, clock } = await signedIn({ server });
    clock.advance(1800);
    const gate = protocol.faults.hold('refresh');
    const control = new AbortController();
    const stopped = errorOf(auth.fetch('/api/things/1', { signal: control.signal }));
    const going = auth.fetch('/api/things/2');
    await gate.reached;
    control.abort();
    expect((await stopped).name).toBe('AbortError');
    gate.release();
    expect((await going).status).toBe(200);
    expect(protocol.calls('api').map(({ path }) => path)).toEqual(['/api/things/2']);
  });
});

describe('Misbehaving listeners', () => {
  test('affect neither the session nor each other', async () => {
    const { auth } = createRig({ server });
    const events: string[] = [];
    vi.stubGlobal('reportError', () => events.push('reported'));
    auth.subscribe(() => {
      throw new Error('I misbehave.');
    });
    auth.on('login', () => {
      throw new Error('I misbehave.');
    });
    auth.on('login', () => void events.push('login'));
    await auth.start();
    await auth.login(ada);
    expect(auth.getSnapshot().loggedIn).toBe(true);
    expect(events).toContain('login');
    vi.unstubAllGlobals();
  });

  test('may sign out during the sign-in that they are notified of', async () => {
    const { auth, keptTokens } = createRig({ server });
    await auth.start();
    auth.on('login', () => void auth.logout());
    await auth.login(ada).catch(() => undefined);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect([auth.getSnapshot().status, keptTokens()]).toEqual(['anonymous', []]);
  });
});
