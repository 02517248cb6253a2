import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStrategy } from '#src/auth/index.ts';
import {
  createRig,
  openStore,
  settle,
  signedIn,
  type RigChoices,
} from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';
import { stubPageEvents } from './fake-page.ts';

const down = { kind: 'status', status: 503 } as const;

describe('While the user endpoint is down', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Page whose user could not be fetched at its start, and a function that dispatches events of the page. */
  async function pageWithoutUser(options: RigChoices['options'] = {}) {
    const listeners = stubPageEvents();
    // Signing takes real time, which `settle` does not cover.
    const { store, protocol, clock } = await signedIn({ server: { tokens: 'opaque' } });
    protocol.faults.every('user', down);
    const page = createRig({ store, protocol, clock, options });
    await page.auth.start();
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', loggedIn: false });
    protocol.requests.length = 0;
    const wake = (...names: string[]) => {
      for (const name of names) listeners[name]?.({ type: name });
      return settle();
    };
    return { ...page, wake, calls: () => protocol.calls('user').length };
  }

  test('a return to the page makes one request, however many events it has', async () => {
    const { auth, protocol, wake, calls } = await pageWithoutUser();
    await wake('visibilitychange', 'focus', 'pageshow');
    expect(calls()).toBe(1);
    for (let times = 0; times < 9; times += 1) await wake('focus');
    expect(calls()).toBe(10);
    protocol.faults.clear();
    await wake('focus');
    expect(auth.getSnapshot().loggedIn).toBe(true);
  });

  test('a return is not retried, and waits as long as the server asks, unless the network was down', async () => {
    const { protocol, clock, wake, calls } = await pageWithoutUser({
      retry: { attempts: 3, delay: 0 },
    });
    protocol.faults.every('user', { ...down, headers: { 'retry-after': '60' } });
    await wake('focus');
    clock.advance(59);
    await wake('focus');
    expect(calls()).toBe(1);
    await wake('online');
    expect(calls()).toBe(2);
    clock.advance(60);
    await wake('focus');
    expect(calls()).toBe(3);
    clock.advance(-3600);
    await wake('focus');
    expect(calls()).toBe(4);
  });

  test('a return asks for the user of a cookie, too, but not for a guest', async () => {
    const { auth, protocol, wake, calls } = await pageWithoutUser({
      strategies: { cookie: cookieStrategy({ csrf: false }) },
    });
    await wake('focus');
    expect(calls()).toBe(1);
    protocol.faults.clear();
    await wake('focus');
    expect(calls()).toBe(2);
    // The response says that nobody is signed in.
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', error: null });
    await wake('focus');
    expect(calls()).toBe(2);
  });
});

test('Many changes of the user in one tab cause two requests in another: the last one is news', async () => {
  const { channel, locks } = createTabs();
  const store = openStore();
  const a = await signedIn({ store, server: { tokens: 'opaque' }, options: { channel, locks } });
  const { protocol, clock } = a;
  const b = createRig({ store, protocol, clock, options: { channel, locks } });
  await b.auth.start();
  protocol.requests.length = 0;
  const gate = protocol.faults.hold('user');
  for (let id = 0; id < 20; id += 1) a.auth.setUser({ id: 1, name: `Ada ${id}` });
  await settle();
  gate.release();
  await settle();
  expect(protocol.calls('user')).toHaveLength(2);
});

describe('An API that rejects every token', () => {
  const unauthorized = { kind: 'status', status: 401 } as const;

  test('causes one refresh for ten requests one after another, and for ten at once', async () => {
    const { auth, protocol } = await signedIn();
    protocol.faults.every('api', unauthorized);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await auth.fetch(`/api/things/${turn}`)).status).toBe(401);
    }
    await Promise.all(Array.from({ length: 10 }, () => auth.fetch('/api/things')));
    expect(protocol.calls('refresh')).toHaveLength(1);
    expect(auth.getSnapshot().loggedIn).toBe(true);
  });

  test('does so beside another that accepts them, whose later rejection is refreshed', async () => {
    const { auth, protocol } = await signedIn();
    const { faults, sessions } = protocol;
    for (let turn = 0; turn < 10; turn += 1) {
      faults.next('api', unauthorized, ...(turn === 0 ? [unauthorized] : []));
      expect((await auth.fetch('/api/broken')).status).toBe(401);
      expect((await auth.fetch('/api/things')).status).toBe(200);
    }
    expect(protocol.calls('refresh')).toHaveLength(1);
    sessions.expire((await auth.getAccessToken()) ?? '');
    expect((await auth.fetch('/api/things?page=2')).status).toBe(200);
    expect(protocol.calls('refresh')).toHaveLength(2);
  });

  test('is asked with a new token after the next refresh', async () => {
    const { auth, protocol } = await signedIn();
    protocol.faults.next('api', unauthorized, unauthorized);
    await auth.fetch('/api/things');
    await auth.refresh();
    protocol.sessions.expire((await auth.getAccessToken()) ?? '');
    expect((await auth.fetch('/api/things')).status).toBe(200);
  });
});
