import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, createRig } from '../../support/auth-server/rig.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each<[string, false | number, boolean, number[]]>([
  ['never expires: nothing ends', false, true, []],
  ['expires after the refresh token', 120, true, [100]],
  ['expires before the refresh token', 30, true, [100]],
  ['never expires, and there is no refresh token', false, false, []],
  ['expires, and there is no refresh token', 120, false, [100]],
])('warn of the end of a session whose access token %s', async (_, seconds, renews, warned) => {
  const { auth } = createRig({
    server: { tokens: 'opaque' },
    strategy: {
      token: { maxAge: seconds },
      refreshToken: { maxAge: seconds === 30 ? 120 : 60 },
      ...(!renews && { endpoints: { refresh: false } }),
    },
    options: { warnAhead: 100_000 },
  });
  const warnings: number[] = [];
  auth.on('expiring', ({ secondsLeft }) => void warnings.push(secondsLeft));
  await auth.start();
  await auth.login(ada);
  // Fires early, and then waits again.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(warnings).toEqual([]);
  expect(vi.getTimerCount()).toBe(warned.length);
});
