import { describe, expect, test, vi } from 'vitest';
import { ada, createRig, type Rig } from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';

describe('The end of a session, in the tab that only hears of it', () => {
  /** Two helpers over one store, as two tabs have, with the same person. */
  async function twoTabs(hear = true) {
    const tabs = createTabs();
    const options = { locks: tabs.locks, channel: hear && tabs.channel };
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

  test('is no sign-out where the server has refused the other', async () => {
    const { a, b } = await twoTabs();
    a.clock.pass(1800);
    a.protocol.faults.next('refresh', { kind: 'status', status: 401 });
    await a.auth.refresh().catch(() => {});
    await endsBy(a, 'refused');
    await endsBy(b, 'expired');
  });

  test.each([true, false])('is no sign-out where its time is over, told or not', async (hears) => {
    const { a, b } = await twoTabs(hears);
    a.clock.pass(400 * 86_400);
    await Promise.allSettled([a.auth.fetch('/api/things'), b.auth.fetch('/api/things')]);
    await endsBy(a, 'expired');
    await endsBy(b, 'expired');
    expect(a.moves).toEqual([]);
  });

  test('is a sign-out where somebody has signed out', async () => {
    const { a, b } = await twoTabs();
    await a.auth.logout();
    await endsBy(b, 'remote');
  });
});
