import { describe, expect, test, vi } from 'vitest';
import { faultTable } from '../../../support/auth-server/fault-table.ts';
import { createRig, signedIn, type Rig } from '../../../support/auth-server/rig.ts';

/** Helper of a reloaded page. */
const reloaded = ({ protocol, clock, store }: Rig) => createRig({ protocol, clock, store });

const rows = faultTable.flatMap(([name, meaning, fault]) =>
  (['user', 'refresh'] as const).map((endpoint) => ({ endpoint, name, meaning, fault })),
);

describe('A fault while a stored session is restored', () => {
  test.each(rows)('$name at $endpoint', async ({ endpoint, name, meaning, fault }) => {
    const first = await signedIn({ server: { tokens: 'opaque' } });
    if (endpoint === 'refresh') first.clock.advance(1800);
    const page = reloaded(first);
    first.protocol.requests.length = 0;
    const to = 'https://elsewhere.example/';
    first.protocol.faults.every(endpoint, fault.kind === 'redirect' ? { ...fault, to } : fault);
    await page.auth.start();
    await new Promise(setImmediate);
    const refused = meaning === 'no' && !(endpoint === 'user' && name === '400');
    expect([
      page.auth.getSnapshot().status,
      page.keptTokens().length,
      page.failures.length,
    ]).toEqual(['anonymous', refused ? 0 : 2, 1]);
    expect(page.auth.getSnapshot().error).toBe(page.failures[0]?.cause);
    // The next visit restores the session, unless it was refused or its token was used up.
    first.protocol.faults.clear();
    const next = reloaded(first);
    await next.auth.start();
    const spent = endpoint === 'refresh' && ['drop after', 'truncated'].includes(name);
    expect(next.auth.getSnapshot().loggedIn).toBe(!refused && !spent);
  });

  test('both tokens expired: a concurrent request is aborted, not sent without a token', async () => {
    const first = await signedIn({ server: { tokens: 'opaque' } });
    first.clock.advance(2_592_000);
    const page = reloaded(first);
    first.protocol.requests.length = 0;
    const started = page.auth.start();
    const [response] = await Promise.allSettled([page.auth.fetch('/api/things')]);
    await started;
    expect(response).toMatchObject({ reason: { name: 'ExpiredAuthSessionError' } });
    expect([first.protocol.order(), page.failures.length]).toEqual([[], 1]);
  });

  test('leave nothing running and throw nothing when disposed halfway', async () => {
    const first = await signedIn({ server: { tokens: 'opaque' } });
    const gate = first.protocol.faults.hold('user');
    const { auth, failures } = reloaded(first);
    const listener = vi.fn();
    const started = auth.start();
    await gate.reached;
    auth.dispose();
    auth.subscribe(listener);
    gate.release();
    await started;
    await new Promise(setImmediate);
    expect([listener.mock.calls.length, failures, first.keptTokens().length]).toEqual([0, [], 2]);
  });
});
