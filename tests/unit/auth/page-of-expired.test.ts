import { describe, expect, test } from 'vitest';
import {
  ada,
  bob,
  createRig,
  errorOf,
  openStore,
  signedIn,
  type Rig,
} from '../../support/auth-server/rig.ts';

/** Rig whose session of Ada has just ended on a page, from which she was redirected to sign in. */
async function redirected(end: 'expired' | 'rejected') {
  const redirectStore = openStore();
  const rig = await signedIn({ options: { redirectStore } });
  if (end === 'expired') rig.clock.advance(40 * 86_400);
  else rig.protocol.faults.next('refresh', { kind: 'status', status: 401 });
  await errorOf(rig.auth.refresh());
  expect(rig.auth.getSnapshot().endedBy).toBe(end);
  rig.auth.redirect('login', { from: '/ada/secret' });
  return { ...rig, redirectStore };
}

/** Page that the browser has loaded, such as the sign-in page. */
async function reloaded({
  protocol,
  clock,
  redirectStore,
}: Awaited<ReturnType<typeof redirected>>) {
  const rig = createRig({ protocol, clock, options: { redirectStore } });
  await rig.auth.start();
  return rig;
}

const homeOf = async ({ auth }: Rig, person: typeof ada) => {
  await auth.login(person);
  return auth.redirect('home');
};

describe.each(['expired', 'rejected'] as const)('A page whose session is %s', (end) => {
  test('is shown again to the same user, once', async () => {
    const rig = await redirected(end);
    expect(await homeOf(rig, ada)).toBe('/ada/secret');
    expect(rig.redirectStore.kept.size).toBe(0);
    expect(rig.auth.redirect('home')).toBe('/');
  });

  test('is not shown to another user, also after a reload', async () => {
    const rig = await redirected(end);
    expect(await homeOf(await reloaded(rig), bob)).toBe('/');
    expect(rig.redirectStore.kept.size).toBe(0);
    expect(await homeOf(await redirected(end), bob)).toBe('/');
  });

  test('is forgotten for a page that a guest asks for after a reload', async () => {
    const rig = await reloaded(await redirected(end));
    rig.auth.redirect('login', { from: '/orders' });
    expect(await homeOf(rig, bob)).toBe('/orders');
  });

  test('concerns no page of the next user', async () => {
    const rig = await redirected(end);
    await homeOf(rig, bob);
    rig.auth.redirect('login', { from: '/bob/settings' });
    expect(rig.auth.redirect('home')).toBe('/bob/settings');
  });
});

test('A page that a guest asks for after a sign-out is shown to the user who signs in', async () => {
  const rig = await signedIn({ options: { redirectStore: openStore() } });
  await rig.auth.logout();
  rig.auth.redirect('login', { from: '/orders' });
  expect(await homeOf(rig, bob)).toBe('/orders');
});
