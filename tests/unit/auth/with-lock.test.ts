import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claims } from '#src/auth/client/claims.ts';
import type { Locks } from '#src/auth/index.ts';
import { withLock } from '#src/auth/tabs/tab-channel.ts';
import { createRig, signedIn } from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';
import { fakeStorage, stubStorage } from './fake-page.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lock that another tab holds until it is released; `held` counts how often ours was granted. */
function busyLocks() {
  const free = Promise.withResolvers<void>();
  const log: string[] = [];
  const request = async (name: string, { signal }: LockOptions, work: () => unknown) => {
    log.push(`ask ${name}`);
    await new Promise<void>((resolve, reject) => {
      void free.promise.then(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    log.push('ours');
    try {
      return await work();
    } finally {
      log.push('free');
    }
  };
  return { locks: { request } as unknown as Locks, log, free: free.resolve };
}

const never = () => new AbortController().signal;

describe('a lock around a refresh', () => {
  test('is waited for, and released afterward', async () => {
    const { locks, log, free } = busyLocks();
    const work = withLock(locks, 'x', 30_000, never(), async () => log.push('work'));
    await vi.advanceTimersByTimeAsync(34_999);
    expect(log).toEqual(['ask x']);
    free();
    await work;
    expect(log).toEqual(['ask x', 'ours', 'work', 'free']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that a sleeping tab holds is skipped once a request must have ended', async () => {
    const { locks, log } = busyLocks();
    const work = withLock(locks, 'x', 30_000, never(), async () => log.push('work'));
    await vi.advanceTimersByTimeAsync(35_000);
    await work;
    expect(log).toEqual(['ask x', 'work']);
  });

  test('is waited for indefinitely if requests have no timeout', async () => {
    const { locks, log, free } = busyLocks();
    const work = withLock(locks, 'x', false, never(), async () => log.push('work'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(log).toEqual(['ask x']);
    free();
    await work;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not limit the work itself', async () => {
    const { locks, log, free } = busyLocks();
    free();
    const gate = Promise.withResolvers<string>();
    const work = withLock(locks, 'x', 30_000, never(), () => gate.promise);
    await vi.advanceTimersByTimeAsync(60_000);
    gate.resolve('done');
    expect(await work).toBe('done');
    expect(log).toEqual(['ask x', 'ours', 'free']);
  });

  test('that cannot be requested is skipped', async () => {
    const request = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    expect(
      await withLock({ request } as unknown as Locks, 'x', 30_000, never(), async () => 1),
    ).toBe(1);
    expect(await withLock(false, 'x', 30_000, never(), async () => 2)).toBe(2);
    expect(await withLock(undefined, 'x', 30_000, never(), async () => 3)).toBe(3);
  });

  test('is no longer waited for once the session has ended, and nothing is done', async () => {
    const { locks, log } = busyLocks();
    const life = new AbortController();
    const work = withLock(locks, 'x', 30_000, life.signal, async () => log.push('work'));
    life.abort(new Error('over'));
    await expect(work).rejects.toThrow('over');
    expect(log).toEqual(['ask x']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rethrows what the work throws, and does it once', async () => {
    const { locks, free } = busyLocks();
    free();
    const work = vi.fn(() => Promise.reject(new Error('no')));
    await expect(withLock(locks, 'x', 30_000, never(), work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits for as long as the request of another tab may take, whatever the timeout', async () => {
    const tabs = createTabs();
    const options = { ...tabs, timeout: 60_000 };
    const server = { tokens: 'opaque' } as const;
    const a = await signedIn({ options, server });
    const b = createRig({ clock: a.clock, store: a.store, protocol: a.protocol, options });
    await b.auth.start();
    a.clock.advance(1800);
    const gate = a.protocol.faults.hold('refresh');
    const pending = [a, b].map(({ auth }) => auth.fetch('/api/things'));
    await gate.reached;
    await vi.advanceTimersByTimeAsync(59_000);
    gate.release();
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200]);
    expect([a.protocol.calls('refresh').length, a.protocol.sessions.reuses]).toEqual([1, 0]);
  });

  test('is held for the request of a refresh and not during the delays between two', async () => {
    const { locks, log, free } = busyLocks();
    free();
    const rig = await signedIn({ options: { locks, retry: { attempts: 1 } } });
    rig.protocol.faults.next('refresh', { kind: 'status', status: 503 });
    const refresh = rig.auth.refresh();
    await vi.waitFor(() => expect(log).toEqual(['ask auth.refresh', 'ours', 'free']));
    await vi.advanceTimersByTimeAsync(200);
    await refresh;
    expect(log.slice(3)).toEqual(['ask auth.refresh', 'ours', 'free']);
  });
});

describe('without Web Locks', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('the claim of a tab that was closed is skipped once a request must have ended', async () => {
    stubStorage('localStorage', fakeStorage());
    const life = new AbortController();
    void withLock(claims, 'x', 30_000, life.signal, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(100);
    const log: string[] = [];
    const work = withLock(claims, 'x', 30_000, never(), async () => log.push('work'));
    await vi.advanceTimersByTimeAsync(34_000);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await work;
    expect(log).toEqual(['work']);
  });

  test.each(['get', 'set'])('storage whose %s throws delays only for a moment', async (failing) => {
    stubStorage(
      'localStorage',
      fakeStorage((action) => action === failing),
    );
    const work = withLock(claims, 'x', 30_000, never(), async () => 1);
    await vi.advanceTimersByTimeAsync(50);
    expect(await work).toBe(1);
  });

  test('a session that ends is no longer waited for, and nothing is done', async () => {
    stubStorage('localStorage', fakeStorage());
    const life = new AbortController();
    const work = withLock(claims, 'x', 30_000, life.signal, async () => 1);
    life.abort(new Error('over'));
    await expect(work).rejects.toThrow('over');
  });
});
