import { describe, expect, test, vi } from 'vitest';
import { ada, bob, createRig, type Rig } from '../../../support/auth-server/rig.ts';
import { createTabs } from '../../../support/auth-server/tabs.ts';

// Each test reproduces a known defect of the helper that the specification was derived from, and shows that ours does
// not have it.

/** Waits until a tab shows the status and the user. */
const shows = ({ auth }: Rig, text: string) =>
  vi.waitFor(
    () => {
      const { status, user } = auth.getSnapshot();
      expect(`${status} ${String(user?.['name'] ?? 'none')}`).toBe(text);
    },
    { interval: 2 },
  );

describe('Tabs', () => {
  /** Two helpers over one store, like two tabs. */
  async function twoTabs(handOver?: () => unknown) {
    const tabs = createTabs(handOver);
    const options = { channel: tabs.channel, locks: tabs.locks };
    const a = createRig({ options });
    const b = createRig({ clock: a.clock, store: a.store, protocol: a.protocol, options });
    await Promise.all([a.auth.start(), b.auth.start()]);
    return { a, b, protocol: a.protocol, clock: a.clock };
  }

  test.each([
    ['before the message', undefined],
    ['after the message', () => new Promise((resolve) => setTimeout(resolve, 5))],
  ])('two tabs use a single-use token once, with the lock granted %s', async (_, handOver) => {
    const { a, b, protocol, clock } = await twoTabs(handOver);
    await a.auth.login(ada);
    await shows(b, 'authenticated Ada');
    clock.advance(1800);
    const responses = await Promise.all([a, b, a, b].map(({ auth }) => auth.fetch('/api/things')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([protocol.calls('refresh').length, protocol.sessions.reuses]).toEqual([1, 0]);
  });

  /** Two helpers that share only the channel, as with a store in memory. */
  async function separateTabs() {
    const tabs = createTabs();
    const options = { channel: tabs.channel, locks: tabs.locks };
    const a = createRig({ options });
    const b = createRig({ clock: a.clock, protocol: a.protocol, options });
    await Promise.all([a.auth.start(), b.auth.start()]);
    await Promise.all([a.auth.login(ada), b.auth.login(ada)]);
    a.clock.advance(1);
    return { a, b, tabs, clock: a.clock };
  }

  test.each(['sign-out', 'sign-in of another user'])(
    'a %s ends the session of the other tab even after the clock was set back',
    async (event) => {
      const { a, b, clock } = await separateTabs();
      clock.advance(-7200);
      await (event === 'sign-out' ? a.auth.logout() : a.auth.login(bob));
      await shows(b, 'anonymous none');
    },
  );

  test('a sign-out from before the sign-in here ends nothing', async () => {
    const { b, tabs, clock } = await separateTabs();
    const late = tabs.channel('auth.tabs');
    late.post({ type: 'logout', at: clock.time - 60_000 });
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    await shows(b, 'authenticated Ada');
    late.post({ type: 'logout', at: clock.time });
    await shows(b, 'anonymous none');
  });

  test('a refresh in one tab is announced to the other, with its expiry', async () => {
    const { a, b, clock } = await twoTabs();
    await a.auth.login(ada);
    await shows(b, 'authenticated Ada');
    const events: unknown[] = [];
    b.auth.on('refresh', (event) => void events.push(event));
    await a.auth.refresh();
    const end = Math.floor(clock.time / 1000) * 1000 + 1_800_000;
    await vi.waitFor(() => expect(events).toEqual([{ expiresAt: end, otherTab: true }]));
  });

  /** Two helpers over one store, without locks and without messages. */
  async function silentTabs() {
    const a = createRig({ server: { reuseEnds: false } });
    await a.auth.start();
    await a.auth.login(ada);
    const b = createRig({ clock: a.clock, store: a.store, protocol: a.protocol });
    await b.auth.start();
    return { a, b, protocol: a.protocol };
  }

  test('a refusal of a token that another tab has used up signs no one out', async () => {
    const { a, b, protocol } = await silentTabs();
    const gate = protocol.faults.hold('refresh', 'before');
    const renewal = b.auth.refresh();
    await gate.reached;
    await a.auth.refresh();
    gate.release();
    await renewal;
    expect(protocol.calls('refresh').map(({ status }) => status)).toEqual([401, 200]);
    expect((await b.auth.fetch('/api/things')).status).toBe(200);
    expect([b.failures, b.keptTokens().length]).toEqual([[], 2]);
  });

  test.each(['sign-out', 'sign-in'])(
    'a %s without a message still wins over a refresh',
    async (change) => {
      const { a, b, protocol } = await silentTabs();
      const gate = protocol.faults.hold('refresh');
      const renewal = b.auth.refresh().catch((error: Error) => error.name);
      await gate.reached;
      await (change === 'sign-out' ? a.auth.logout() : a.auth.login(bob));
      gate.release();
      expect(await renewal).toBe('SessionChangedError');
      const kept = change === 'sign-out' ? [] : protocol.sessions.issued.slice(-2);
      expect(a.keptTokens()).toEqual(kept);
      await shows(b, change === 'sign-out' ? 'anonymous none' : 'authenticated Bob');
    },
  );
});
