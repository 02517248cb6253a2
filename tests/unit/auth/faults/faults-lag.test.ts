import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laggingStorage } from '../../../support/auth-server/lagging-storage.ts';
import { ada, bob, createRig, type Rig } from '../../../support/auth-server/rig.ts';
import { createTabs } from '../../../support/auth-server/tabs.ts';

// What one browser process writes to the storage reaches the others later than a message does, and key by key.

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function twoTabs() {
  const { views, spread } = laggingStorage();
  const tabs = createTabs();
  const options = { channel: tabs.channel, locks: tabs.locks };
  // Signing takes real time, which stopped timers do not cover.
  const a = createRig({ options, store: views[0], server: { tokens: 'opaque' } });
  const b = createRig({ clock: a.clock, store: views[1], protocol: a.protocol, options });
  await Promise.all([a.auth.start(), b.auth.start()]);
  return { a, b, spread, protocol: a.protocol, clock: a.clock };
}

/** Waits until everything has settled, including the delays of the helper. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(turn % 5 === 0 ? 60 : 0);
  }
}

const shown = ({ auth }: Rig) => {
  const { status, user } = auth.getSnapshot();
  return `${status} ${String(user?.['name'] ?? 'none')}`;
};

describe('A lagging storage', () => {
  test.each([1, 2, 3, 4, 5])(
    'shows a sign-in after %d changes, and no request of B is lost',
    async (visible) => {
      const { a, b, spread, protocol } = await twoTabs();
      await a.auth.login(ada);
      spread(visible);
      await settle();
      const seen = [shown(b)];
      b.auth.subscribe(() => void seen.push(shown(b)));
      const gate = protocol.faults.hold('api');
      const pending = b.auth.fetch('/api/things').then(
        ({ status }) => status,
        (error: Error) => error.name,
      );
      await gate.reached;
      spread();
      await settle();
      gate.release();
      await settle();
      expect([200, 401]).toContain(await pending);
      expect(shown(b)).toBe('authenticated Ada');
      if (seen[0] === 'authenticated Ada') expect(seen).not.toContain('restoring none');
      expect(b.failures).toEqual([]);
      // A needless refresh would spend the refresh token that A still shows as its own.
      expect(protocol.calls('refresh')).toEqual([]);
    },
  );

  test('shows the refresh token after the access token, which does not count as another renewal', async () => {
    const { a, b, spread, protocol } = await twoTabs();
    await a.auth.login(ada);
    spread();
    await settle();
    await a.auth.refresh();
    spread(1);
    await settle();
    await b.auth.fetch('/api/things');
    expect(protocol.calls('api').at(-1)?.headers['authorization']).toBe(
      `Bearer ${await a.auth.getAccessToken()}`,
    );
    spread();
    await b.auth.refresh();
    expect(protocol.calls('refresh').map(({ status }) => status)).toEqual([200, 200]);
    spread();
    await settle();
    expect([shown(a), shown(b)]).toEqual(['authenticated Ada', 'authenticated Ada']);
  });

  test.each(['sign-out', 'sign-in'])(
    'cannot restore a session ended by a %s whose message came before the response to a refresh',
    async (change) => {
      const { a, b, spread, protocol } = await twoTabs();
      await a.auth.login(ada);
      spread();
      await settle();
      const gate = protocol.faults.hold('refresh');
      const renewal = b.auth.refresh().catch((error: Error) => error.name);
      await gate.reached;
      await (change === 'sign-out' ? a.auth.logout() : a.auth.login(bob));
      await settle();
      gate.release();
      await renewal;
      spread();
      await settle();
      spread();
      await settle();
      const end = change === 'sign-out' ? 'anonymous none' : 'authenticated Bob';
      expect([shown(a), shown(b)]).toEqual([end, end]);
      const kept = change === 'sign-out' ? [] : protocol.sessions.issued.slice(-2);
      expect([a.keptTokens(), b.keptTokens()]).toEqual([kept, kept]);
    },
  );

  test('cannot restore a user who signed out while another tab stored its refresh', async () => {
    const { a, b, spread, protocol } = await twoTabs();
    await a.auth.login(ada);
    spread();
    await settle();
    const gate = protocol.faults.hold('refresh');
    const renewal = b.auth.refresh().catch((error: Error) => error.name);
    await gate.reached;
    // Neither the message nor the empty storage has reached B when its response arrives.
    const leaving = a.auth.logout();
    gate.release();
    await Promise.all([leaving, renewal]);
    spread();
    await settle();
    spread();
    await settle();
    expect([shown(a), shown(b)]).toEqual(['anonymous none', 'anonymous none']);
    expect([a.keptTokens(), b.keptTokens()]).toEqual([[], []]);
  });

  test.each([
    ['rejected', 'rejected'],
    ['other-tab', 'logout'],
  ])('shows the end of a session later than the message, and it ends as %s', async (b2, a2) => {
    const { a, b, spread, protocol, clock } = await twoTabs();
    await a.auth.login(ada);
    spread();
    await settle();
    clock.advance(1800);
    protocol.faults.next('refresh', { kind: 'status', status: 401 });
    await (a2 === 'logout' ? a.auth.logout() : a.auth.refresh().catch(() => {}));
    await settle();
    spread();
    await settle();
    expect([a, b].map(({ auth }) => auth.getSnapshot().endedBy)).toEqual([a2, b2]);
  });

  test('shows the end of a session earlier than the message, and it ends as refused', async () => {
    const { a, b, spread, protocol } = await twoTabs();
    await a.auth.login(ada);
    spread();
    await settle();
    protocol.faults.next('refresh', { kind: 'status', status: 401 });
    const { remove } = a.store;
    a.store.remove = async (key) => {
      remove(key);
      spread();
      await new Promise((resolve) => setTimeout(resolve, 500));
    };
    void a.auth.refresh().catch(() => {});
    await settle();
    expect([a, b].map(({ auth }) => auth.getSnapshot().endedBy)).toEqual(['rejected', 'rejected']);
  });
});
