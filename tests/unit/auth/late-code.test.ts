import { afterEach, expect, test, vi } from 'vitest';
import { inProcessFetch } from '../../support/auth-server/in-process-fetch.ts';
import { ada, createRig, errorOf, signedIn, type Rig } from '../../support/auth-server/rig.ts';

// What a session needs is fetched when there is one; here, it does not come at first.

const parts = '../../../src/auth/live-parts.ts';
let comes = false;

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock(parts);
  vi.resetModules();
});

/** Helper of a page that is loaded anew, before the server and the store of a rig. */
async function pageOf({ store, protocol, clock }: Rig) {
  comes = false;
  vi.resetModules();
  vi.doMock(parts, async (load) => {
    if (!comes) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  });
  const { createAuth, refreshStrategy } = await import('../../../src/auth/index.ts');
  const failures: string[] = [];
  const auth = createAuth({
    strategies: { local: refreshStrategy() },
    store,
    now: clock.now,
    baseUrl: 'https://app.example.com',
    location: () => 'https://app.example.com/deep',
    fetch: inProcessFetch(protocol, 'https://app.example.com'),
    locks: false,
    channel: false,
  });
  auth.on('error', ({ cause, phase, retryable }) => {
    failures.push(`${phase} ${cause.name} ${cause.message} ${String(retryable)}`);
  });
  return { auth, failures };
}

const failed = 'AuthRequestError The code of the session did not load. true';

test('a sign-in without it fails with a name, and the next one tries again', async () => {
  const rig = createRig();
  const { auth, failures } = await pageOf(rig);
  await auth.start();
  expect(await errorOf(auth.login(ada))).toMatchObject({ name: 'AuthRequestError', status: null });
  expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', busy: false });
  expect(failures).toEqual([`login ${failed}`]);
  comes = true;
  expect(await auth.login(ada)).toMatchObject({ name: 'Ada' });
  expect(auth.getSnapshot()).toMatchObject({ loggedIn: true, error: null });
});

test('every other call fails as well, and none hangs', async () => {
  const { auth } = await pageOf(createRig());
  await auth.start();
  const calls = [
    auth.logout(),
    auth.fetchUser(),
    auth.refresh(),
    auth.getAccessToken(),
    auth.fetch('/api/things'),
    auth.setTokens({ access: 'a', refresh: 'b' }),
    auth.setStrategy('local'),
  ];
  const names = await Promise.all(calls.map(async (call) => (await errorOf(call)).name));
  expect(new Set(names)).toEqual(new Set(['AuthRequestError']));
  expect(auth.getSnapshot().busy).toBe(false);
});

test('a kept session stays kept, and is found when it comes', async () => {
  const rig = await signedIn();
  const kept = new Map(rig.store.kept);
  const { auth, failures } = await pageOf(rig);
  await auth.start();
  expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', loggedIn: false });
  expect(failures).toEqual([`start ${failed}`]);
  expect(rig.store.kept).toEqual(kept);
  comes = true;
  expect(await auth.fetchUser()).toMatchObject({ name: 'Ada' });
});

test('a sign-out forgets on this side all the same', async () => {
  const rig = await signedIn();
  const { auth, failures } = await pageOf(rig);
  await auth.start();
  expect((await errorOf(auth.logout())).name).toBe('AuthRequestError');
  expect(rig.store.kept).toEqual(new Map());
  expect(failures).toEqual([`start ${failed}`, `logout ${failed}`]);
});

test('a call does not wait for ever where it neither comes nor fails', async () => {
  const { auth, failures } = await pageOf(createRig());
  await auth.start();
  vi.useFakeTimers();
  vi.doMock(parts, () => new Promise(() => {}));
  const error = errorOf(auth.login(ada));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await error).toMatchObject({ name: 'AuthRequestError', retryable: true });
  expect(auth.getSnapshot().busy).toBe(false);
  expect([failures, vi.getTimerCount()]).toEqual([[`login ${failed}`], 0]);
});
