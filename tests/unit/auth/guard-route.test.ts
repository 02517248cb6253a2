import { describe, expect, test, vi } from 'vitest';
import { createAuth, localStrategy } from '#src/auth/index.ts';
import { guardRoute, takeOver, type GuardedRoute } from '#src/auth/react/route-guard.ts';
import { snapshots, stageAuth } from './react/staged-auth.ts';

const path = 'https://example.com/orders?tab=2#total';

describe('a loader', () => {
  test.each<[keyof typeof snapshots, Partial<GuardedRoute>, boolean, string | null]>([
    ['member', {}, true, null],
    ['guest', {}, false, 'login'],
    ['member', { page: 'guest', path: '/login' }, false, 'home'],
    ['member', { scopes: 'read' }, true, null],
    ['member', { scopes: ['read', 'write'] }, false, null],
    ['guest', { scopes: 'read' }, false, 'login'],
  ])(
    'of a page for %s with %j continues: %s, redirects to %s',
    async (who, route, continues, target) => {
      const auth = stageAuth();
      auth.turn(snapshots[who]);
      const guarded = { path, ...route };
      expect(await guardRoute(auth, guarded)).toBe(continues);
      expect(vi.mocked(auth.redirect).mock.calls).toEqual(
        target ? [[target, { from: guarded.path }]] : [],
      );
      expect(auth.start).not.toHaveBeenCalled();
    },
  );

  test('starts the session and waits until the user is known', async () => {
    const auth = stageAuth();
    const response = guardRoute(auth, { path });
    expect(auth.start).toHaveBeenCalledOnce();
    await Promise.resolve();
    auth.turn(snapshots.restoring);
    await Promise.resolve();
    auth.turn(snapshots.busy);
    await Promise.resolve();
    auth.turn(snapshots.member);
    expect(await response).toBe(true);
    expect(auth.listeners.size).toBe(0);
  });

  test('accepts any of the scopes if configured', async () => {
    const auth = stageAuth();
    const hasScope = vi.spyOn(auth, 'hasScope').mockReturnValue(true);
    auth.turn(snapshots.member);
    expect(await guardRoute(auth, { path, scopes: ['a', 'b'], mode: 'any' })).toBe(true);
    expect(hasScope).toHaveBeenCalledWith(['a', 'b'], 'any');
  });
});

test('a client that a guard has started is stopped with the provider that takes it over', async () => {
  const auth = createAuth({
    strategies: { local: localStrategy() },
    redirect: false,
    channel: false,
    location: () => 'https://app.example.com/',
  });
  await guardRoute(auth, { path: '/orders' });
  await auth.start();
  takeOver(auth);
  takeOver(auth);
  expect(auth.getSnapshot().status).toBe('anonymous');
  auth.dispose();
  expect(auth.getSnapshot().status).toBe('idle');
});
