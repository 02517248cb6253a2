import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TokenStore } from '../../../src/auth/index.ts';
import { ada, createRig, errorOf, signedIn } from '../../support/auth-server/rig.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A page with an injected <base>', () => {
  test('does not send the token to its URL', async () => {
    const sent: Array<[origin: string, hasToken: boolean]> = [];
    const rig = await signedIn();
    const { auth } = createRig({
      ...rig,
      options: {
        fetch: async (input, init) => {
          const { origin } = new URL(
            String(input),
            globalThis.document?.baseURI ?? 'https://app.example.com',
          );
          sent.push([origin, new Headers(init?.headers).has('authorization')]);
          return Response.json({ user: { id: 1 } });
        },
      },
    });
    await auth.start();
    vi.stubGlobal('document', { baseURI: 'https://cdn.example.org/' });
    for (const address of ['/api/things', 'things', '//app.example.com/x', '']) {
      await auth.fetch(address);
    }
    await auth.fetchUser();
    expect(sent).toEqual([
      ['https://app.example.com', true],
      ['https://cdn.example.org', false],
      ['https://cdn.example.org', false],
      ['https://app.example.com', true],
      ['https://cdn.example.org', false],
      ['https://app.example.com', true],
    ]);
  });
});

describe('A sign-in that was just requested', () => {
  test('ends with the application', async () => {
    const { auth, store } = createRig();
    await auth.start();
    const error = errorOf(auth.login(ada));
    auth.dispose();
    expect((await error).name).toBe('SessionChangedError');
    await new Promise(setImmediate);
    expect(auth.getSnapshot()).toMatchObject({ status: 'idle', loggedIn: false, busy: false });
    expect(store.kept.size).toBe(0);
  });
});

describe('A store that never responds', () => {
  const never = () => new Promise<never>(() => {});
  const silent: TokenStore = { get: never, set: never, remove: never };

  test('does not block the start, a sign-in or a sign-out forever', async () => {
    vi.useFakeTimers();
    const rig = createRig({ options: { store: silent }, server: { tokens: 'opaque' } });
    const { auth, failures } = rig;
    const started = auth.start();
    await vi.advanceTimersByTimeAsync(30_000);
    await started;
    expect(auth.getSnapshot().status).toBe('anonymous');
    const signedIn = auth.login(ada);
    await vi.advanceTimersByTimeAsync(1);
    expect(auth.getSnapshot().loggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await signedIn).toMatchObject({ name: 'Ada' });
    expect((await auth.fetch('/api/things')).status).toBe(200);
    const out = auth.logout();
    await vi.advanceTimersByTimeAsync(1);
    expect(auth.getSnapshot().loggedIn).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    await out;
    expect(auth.getSnapshot()).toMatchObject({ status: 'anonymous', busy: false });
    expect(rig.protocol.order()).toEqual(['login', 'api', 'logout']);
    expect(new Set(failures.map(({ phase }) => phase))).toEqual(new Set(['store']));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('writes nothing after a sign-out when it responds too late', async () => {
    vi.useFakeTimers();
    const gate = Promise.withResolvers<void>();
    const { store, ...rig } = createRig({ server: { tokens: 'opaque' } });
    const { set } = store;
    store.set = (key, value) => gate.promise.then(() => set(key, value));
    await rig.auth.start();
    const signedIn = rig.auth.login(ada);
    await vi.advanceTimersByTimeAsync(30_000);
    await signedIn;
    const out = rig.auth.logout();
    await vi.advanceTimersByTimeAsync(30_000);
    await out;
    gate.resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.kept).toEqual(new Map());
  });
});
