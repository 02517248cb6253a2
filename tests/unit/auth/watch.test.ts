import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieStrategy } from '../../../src/auth/index.ts';
import { inProcessFetch } from '../../support/auth-server/in-process-fetch.ts';
import {
  createRig,
  errorOf,
  settle,
  signedIn,
  type RigChoices,
  type TestClock,
} from '../../support/auth-server/rig.ts';
import { stubPageEvents } from './fake-page.ts';

const expired = 'Both token and refresh token have expired. Your request was aborted.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Signed-in helper whose clock and timers advance together. */
async function watched(options: RigChoices['options']) {
  // Signing takes real time, which stopped timers do not cover.
  const rig = await signedIn({ options, server: { tokens: 'opaque' } });
  const advance = async (seconds: number) => {
    rig.clock.advance(seconds);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await settle();
  };
  return { ...rig, advance };
}

describe('the timers of a session', () => {
  test('renew ahead of time if configured, again and again', async () => {
    const { protocol, advance } = await watched({ refreshAhead: 60_000 });
    await advance(1739);
    expect(protocol.calls('refresh')).toHaveLength(0);
    await advance(1);
    expect(protocol.calls('refresh')).toHaveLength(1);
    await advance(1740);
    expect(protocol.calls('refresh')).toHaveLength(2);
  });

  test('do nothing by default', async () => {
    const { protocol, advance } = await watched({});
    await advance(7200);
    expect(protocol.calls('refresh')).toEqual([]);
  });

  test('renew a token that lives shorter than the time ahead at half its life', async () => {
    const rig = await signedIn({
      server: { shape: (_, response) => ({ ...response, expires_in: 20 }) },
      options: { refreshAhead: 60_000 },
    });
    await settle();
    expect(rig.protocol.calls('refresh')).toHaveLength(0);
    rig.clock.advance(10);
    await vi.advanceTimersByTimeAsync(10_000);
    await settle();
    expect(rig.protocol.calls('refresh')).toHaveLength(1);
  });

  test('wait after a failure, and leave further attempts to requests', async () => {
    const { auth, protocol, advance, failures } = await watched({ refreshAhead: 60_000 });
    protocol.faults.every('refresh', { kind: 'status', status: 503 });
    await advance(1740);
    await advance(29);
    expect(protocol.calls('refresh')).toHaveLength(1);
    await advance(1);
    expect(protocol.calls('refresh')).toHaveLength(2);
    await advance(30);
    await advance(3600);
    expect([protocol.calls('refresh').length, failures.length]).toEqual([2, 2]);
    protocol.faults.every('refresh', null);
    expect(await auth.getAccessToken()).not.toBeNull();
  });

  test('check the clock: a timer that fires early waits again', async () => {
    const { protocol, clock } = await watched({ refreshAhead: 60_000 });
    await vi.advanceTimersByTimeAsync(1_740_000);
    await settle();
    expect(protocol.calls('refresh')).toEqual([]);
    clock.advance(1740);
    await vi.advanceTimersByTimeAsync(1_740_000);
    await settle();
    expect(protocol.calls('refresh')).toHaveLength(1);
  });

  test('pause in a hidden tab and catch up when it is visible', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const listeners = stubPageEvents();
    const { auth, protocol, advance } = await watched({ refreshAhead: 60_000 });
    await advance(1750);
    expect(protocol.calls('refresh')).toEqual([]);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    listeners['visibilitychange']?.({ type: 'visibilitychange' });
    await settle();
    expect(protocol.calls('refresh')).toHaveLength(1);
    auth.dispose();
    expect(listeners).toEqual({});
  });

  test('warn once before the end, and then end the session with the specified error', async () => {
    const { auth, failures, advance } = await watched({ warnAhead: 120_000 });
    const warnings: number[] = [];
    const ends: string[] = [];
    auth.on('expiring', ({ secondsLeft }) => void warnings.push(secondsLeft));
    auth.on('logout', ({ reason }) => void ends.push(reason));
    // Timers of a browser take 24 days at most.
    await advance(2_592_000 - 120);
    await advance(60);
    expect(warnings).toEqual([120]);
    await advance(60);
    const { status, user, error, endedBy } = auth.getSnapshot();
    expect([status, user, endedBy, ends]).toEqual(['anonymous', null, 'expired', ['expired']]);
    expect(failures.map(({ cause }) => cause.message)).toEqual([expired]);
    expect(error).toBe(failures[0]?.cause);
  });

  test.each([
    [
      'the timer notices',
      async (advance: (seconds: number) => Promise<void>) => advance(2_592_000),
    ],
    [
      'a page that wakes up notices',
      async (advance: (seconds: number) => Promise<void>, clock: TestClock, wake: () => void) => {
        clock.advance(2_592_000);
        wake();
        await advance(0);
      },
    ],
  ])('abort pending requests if %s that both tokens have expired', async (_, happen) => {
    const listeners = stubPageEvents();
    const asked: RequestInit[] = [];
    const rig = createRig({ server: { tokens: 'opaque' } });
    const inProcess = inProcessFetch(rig.protocol, 'https://app.example.com');
    const { auth, clock, failures, advance } = await watched({
      fetch: (input, init = {}) => {
        if (!String(input).includes('/api/things')) return inProcess(input, init);
        asked.push(init);
        return new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        });
      },
    });
    const responses = [1, 2].map((n) => errorOf(auth.fetch(`/api/things/${n}`)));
    await settle();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    await happen(advance, clock, () => listeners['focus']?.({ type: 'focus' }));
    const errors = await Promise.all(responses);
    expect(errors.map(({ message }) => message)).toEqual([expired, expired]);
    expect(failures.map(({ cause }) => cause)).toEqual([errors[0]]);
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: errors[0] });
  });

  test('are cleared by dispose', async () => {
    const { auth } = await watched({ refreshAhead: 60_000 });
    expect(vi.getTimerCount()).toBe(1);
    auth.dispose();
    expect(vi.getTimerCount()).toBe(0);
    auth.dispose();
    await auth.start();
    await settle();
    expect(auth.getSnapshot().loggedIn).toBe(true);
    auth.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page restored from the back-forward cache', () => {
  test.each([
    [true, ['user', 'login', 'user'], 'anonymous'],
    [false, ['user', 'login'], 'authenticated'],
  ])('fetches the user, a new one does not: %j', async (persisted, order, status) => {
    const listeners = stubPageEvents();
    const { auth, protocol } = await watched({ strategies: { cookie: cookieStrategy() } });
    // Its cookie was removed while it was away.
    protocol.faults.every('user', { kind: 'status', status: 401 });
    listeners['pageshow']?.({ type: 'pageshow', persisted });
    await settle();
    expect(protocol.order()).toEqual(order);
    expect(auth.getSnapshot().status).toBe(status);
  });
});
