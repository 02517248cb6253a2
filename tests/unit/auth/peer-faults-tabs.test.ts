import { describe, expect, test, vi } from 'vitest';
import { ada, bob, createRig, type Rig } from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';

// Each test is a measured fault of the helper that the specification was taken from, and the proof that ours has it not.

/** Waits until a tab shows the status and the person. */
const shows = ({ auth }: Rig, text: string) =>
  vi.waitFor(
    () => {
      const { status, user } = auth.getSnapshot();
      expect(`${status} ${String(user?.['name'] ?? 'nobody')}`).toBe(text);
    },
    { interval: 2 },
  );

describe('Tabs', () => {
  /** Two helpers over one store, as two tabs have. */
  async function twoTabs(handOver?: () => unknown) {
    const tabs = createTabs(handOver);
    const options = { channel: tabs.channel, locks: tabs.locks };
    const a = createRig({ options });
    const b = createRig({ clock: a.clock, store: a.store, protocol: a.protocol, options });
    await Promise.all([a.auth.start(), b.auth.start()]);
    return { a, b, protocol: a.protocol, clock: a.clock };
  }

  test('a sign-in, a sign-out and another person show in the other tab', async () => {
    const { a, b } = await twoTabs();
    await a.auth.login(ada);
    await shows(b, 'authenticated Ada');
    await a.auth.login(bob);
    await shows(b, 'authenticated Bob');
    await a.auth.logout();
    await shows(b, 'anonymous nobody');
    expect(b.auth.getSnapshot().endedBy).toBe('remote');
    expect(b.failures).toEqual([]);
  });

  test.each([
    ['before the message', undefined],
    ['after the message', () => new Promise((resolve) => setTimeout(resolve, 5))],
  ])(
    'a token that serves once is used once by two tabs, the lock coming %s',
    async (_, handOver) => {
      const { a, b, protocol, clock } = await twoTabs(handOver);
      await a.auth.login(ada);
      await shows(b, 'authenticated Ada');
      clock.pass(1800);
      const answers = await Promise.all([a, b, a, b].map(({ auth }) => auth.fetch('/api/things')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect([protocol.calls('refresh').length, protocol.sessions.reuses]).toEqual([1, 0]);
    },
  );

  test('a sign-out in one tab wins over the refresh of another', async () => {
    const { a, b, protocol } = await twoTabs();
    await a.auth.login(ada);
    await shows(b, 'authenticated Ada');
    const gate = protocol.faults.hold('refresh');
    const renewal = b.auth.refresh().catch((error: Error) => error.name);
    await gate.reached;
    await a.auth.logout();
    gate.release();
    expect(await renewal).toBe('SessionChangedError');
    await shows(a, 'anonymous nobody');
    await shows(b, 'anonymous nobody');
    expect(a.keptTokens()).toEqual([]);
  });
});
