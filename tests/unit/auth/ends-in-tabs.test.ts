import { afterEach, describe, expect, test, vi } from 'vitest';
import { localStore, type AuthOptions } from '#src/auth/index.ts';
import { ada, createRig, errorOf, type Rig } from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';
import { fakeStorage, stubStorage } from './fake-page.ts';

describe('A browser whose storage is full when a tab renews the tokens', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Two helpers over one storage that can be made to reject the writes that `refuses` selects. */
  async function twoTabs(refuses: (values: Map<string, string>) => boolean) {
    let isFull = false;
    const storage = fakeStorage((action) => isFull && action === 'set' && refuses(storage.values));
    stubStorage('localStorage', storage);
    const tabs = createTabs();
    const options = (): Partial<AuthOptions> => ({
      locks: tabs.locks,
      channel: tabs.channel,
      store: localStore({ onError: () => {} }),
    });
    const a = createRig({ options: options() });
    const b = createRig({ clock: a.clock, protocol: a.protocol, options: options() });
    await a.auth.start();
    await a.auth.login(ada);
    await b.auth.start();
    await vi.waitFor(() => expect(b.auth.getSnapshot().loggedIn).toBe(true), { interval: 2 });
    const notified = vi.fn();
    for (const name of ['logout', 'refresh'] as const) b.auth.on(name, () => void notified(name));
    isFull = true;
    await a.auth.refresh();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { a, b, notified, storage };
  }

  test('makes room for them, and the other tab uses them', async () => {
    const { a, b, notified } = await twoTabs((values) => values.size > 1);
    expect(notified.mock.calls).toEqual([['refresh']]);
    a.clock.advance(1800);
    expect((await b.auth.fetch('/api/things')).status).toBe(200);
    expect([a.protocol.calls('refresh').length, a.protocol.sessions.reuses]).toEqual([2, 0]);
  });

  test('stores none of them, and the other tab continues with its access token', async () => {
    const { a, b, notified, storage } = await twoTabs(() => true);
    expect(storage.values.size).toBe(0);
    await a.auth.fetchUser();
    await new Promise(setImmediate);
    expect(notified).not.toHaveBeenCalled();
    expect((await b.auth.fetch('/api/things')).status).toBe(200);
    // The refresh token is used up: sending it would end the session of both.
    a.clock.advance(1800);
    expect((await errorOf(b.auth.fetch('/api/things'))).name).toBe('ExpiredAuthSessionError');
    expect((await a.auth.fetch('/api/things')).status).toBe(200);
    expect(a.protocol.sessions.reuses).toBe(0);
  });

  test('stores none of them, and a sign-out still shows in the other tab', async () => {
    const { a, b } = await twoTabs(() => true);
    await a.auth.logout();
    await vi.waitFor(() => expect(b.auth.getSnapshot().endedBy).toBe('other-tab'), { interval: 2 });
  });
});

describe('The end of a session, in a tab that is notified of it', () => {
  /** Two helpers over one store, like two tabs, with the same user. */
  async function twoTabs(withChannel = true) {
    const tabs = createTabs();
    const options = { locks: tabs.locks, channel: withChannel && tabs.channel };
    const a = createRig({ options });
    const b = createRig({ clock: a.clock, store: a.store, protocol: a.protocol, options });
    await a.auth.start();
    await a.auth.login(ada);
    await b.auth.start();
    await vi.waitFor(() => expect(b.auth.getSnapshot().loggedIn).toBe(true), { interval: 2 });
    return { a, b };
  }
  const endsBy = ({ auth }: Rig, reason: string) =>
    vi.waitFor(() => expect(auth.getSnapshot()).toMatchObject({ endedBy: reason }), {
      interval: 2,
    });

  test('is not a sign-out if the server has refused the other tab', async () => {
    const { a, b } = await twoTabs();
    a.clock.advance(1800);
    a.protocol.faults.next('refresh', { kind: 'status', status: 401 });
    await a.auth.refresh().catch(() => {});
    await endsBy(a, 'rejected');
    await endsBy(b, 'rejected');
    expect(b.failures).toEqual([]);
  });

  test.each([true, false])(
    'is not a sign-out if the session has expired, with or without a message',
    async (withChannel) => {
      const { a, b } = await twoTabs(withChannel);
      a.clock.advance(400 * 86_400);
      await Promise.allSettled([a.auth.fetch('/api/things'), b.auth.fetch('/api/things')]);
      await endsBy(a, 'expired');
      await endsBy(b, 'expired');
      expect(a.moves).toEqual([]);
    },
  );

  test('aborts pending requests if both tokens have expired', async () => {
    const { a, b } = await twoTabs();
    const gate = a.protocol.faults.hold('user');
    const pending = errorOf(b.auth.fetchUser());
    await gate.reached;
    a.clock.advance(400 * 86_400);
    await errorOf(a.auth.fetch('/api/things'));
    await endsBy(b, 'expired');
    gate.release();
    const error = await pending;
    expect(error.message).toBe(
      'Both token and refresh token have expired. Your request was aborted.',
    );
    expect(b.auth.getSnapshot().error).toBe(error);
    expect(b.failures.map(({ cause }) => cause)).toEqual([error]);
  });
});
