import { afterEach, describe, expect, test, vi } from 'vitest';
import { inProcessFetch } from '../../support/auth-server/in-process-fetch.ts';
import { ada, bob, createRig, errorOf, signedIn } from '../../support/auth-server/rig.ts';

afterEach(() => vi.unstubAllGlobals());

describe('A page that somebody has slipped a <base> into', () => {
  test('does not send the token where that leads', async () => {
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

describe('A sign-in whose code is still on its way', () => {
  const fresh = async () => {
    vi.resetModules();
    const { createAuth, refreshStrategy } = await import('../../../src/auth/index.ts');
    const { store, protocol } = createRig();
    const auth = createAuth({
      strategies: { local: refreshStrategy() },
      store,
      baseUrl: 'https://app.example.com',
      fetch: inProcessFetch(protocol, 'https://app.example.com'),
      locks: false,
      channel: false,
    });
    return { auth, store, protocol };
  };

  test('ends with the application', async () => {
    const { auth, store, protocol } = await fresh();
    await auth.start();
    const error = errorOf(auth.login(ada));
    auth.dispose();
    expect((await error).name).toBe('SessionChangedError');
    expect(auth.getSnapshot()).toMatchObject({ status: 'idle', loggedIn: false, busy: false });
    expect([store.kept.size, protocol.order()]).toEqual([0, []]);
  });

  test('gives way to what is asked for next', async () => {
    const { auth, store, protocol } = await fresh();
    await auth.start();
    const first = errorOf(auth.login(ada));
    const second = errorOf(auth.login(bob));
    const out = auth.logout();
    expect((await first).name).toBe('SessionChangedError');
    expect((await second).name).toBe('SessionChangedError');
    await out;
    expect([store.kept.size, protocol.order()]).toEqual([0, []]);
  });
});
