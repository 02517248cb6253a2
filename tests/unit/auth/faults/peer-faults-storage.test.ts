import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieStore, localStore, memoryStore, sessionStore } from '../../../../src/auth/index.ts';
import { guardRoute } from '../../../../src/auth/react/route-guard.ts';
import { ada, createRig, openStore, signedIn, type Rig } from '../../../support/auth-server/rig.ts';

// Each test reproduces a known defect of the helper that the specification was derived from, and shows that ours does
// not have it.

/** Replaces the storage of a browser and records the names of all keys that were ever written. */
function stubWindow(refusal?: Error) {
  const areas = { localStorage: new Map<string, string>(), sessionStorage: new Map() };
  const written = new Set<string>();
  const area = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      written.add(key);
      if (refusal) throw refusal;
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('window', {
    localStorage: area(areas.localStorage),
    sessionStorage: area(areas.sessionStorage),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { ...areas, written };
}

afterEach(() => void vi.unstubAllGlobals());

const again = ({ protocol, clock }: Rig, choices: Parameters<typeof createRig>[0]) =>
  createRig({ protocol, clock, ...choices });

describe('Stored tokens', () => {
  test.each(['1234567890', 'true', 'null', '0', '1e3', '{"a":1}', '"quoted"', '%2F%2F'])(
    'the token %s is read back as the same string',
    async (token) => {
      stubWindow();
      const shape = (_: string, response: Record<string, unknown>) => ({ ...response, token });
      const rig = await signedIn({ server: { shape }, options: { store: localStore() } });
      const page = again(rig, { options: { store: localStore() } });
      rig.protocol.faults.every('user', {
        kind: 'status',
        status: 200,
        body: '{"user":{"id":1}}',
      });
      await page.auth.start();
      expect(await page.auth.getAccessToken()).toBe(token);
    },
  );

  test('a sign-out removes stored values and does not write "false"', async () => {
    const { localStorage, written } = stubWindow();
    const { auth } = await signedIn({ options: { store: localStore() } });
    expect(written.size).toBeGreaterThan(0);
    await auth.logout();
    expect([...localStorage.values()].filter((value) => /false|null|eyJ/.test(value))).toEqual([]);
  });

  test('no key is written to test the storage', async () => {
    const { localStorage, sessionStorage, written } = stubWindow();
    const { auth } = await signedIn({ options: { store: sessionStore() } });
    await auth.refresh();
    await auth.logout();
    expect([...written].filter((key) => !key.startsWith('auth.'))).toEqual([]);
    expect([localStorage.size, sessionStorage.size]).toEqual([0, 0]);
  });

  test('the user is never stored', async () => {
    const store = openStore();
    await signedIn({ store });
    expect([...store.kept.values()].join()).not.toMatch(/Ada|"scope"/);
  });

  test('with full or blocked storage, a sign-in still works for this page', async () => {
    stubWindow(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
    const onError = vi.fn();
    const { auth, failures } = await signedIn({
      options: { store: localStore({ onError: onError }) },
    });
    expect(auth.getSnapshot().loggedIn).toBe(true);
    expect((await auth.fetch('/api/things')).status).toBe(200);
    expect([onError.mock.calls.length, failures]).toEqual([1, []]);
    expect(String(onError.mock.calls[0])).not.toContain('eyJ');
  });

  test('a token too long for a cookie is reported and does not vanish', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const onError = vi.fn();
    const long = 'x'.repeat(5000);
    const { auth } = await signedIn({
      server: { shape: (_, response) => ({ ...response, token: long }) },
      options: {
        store: { access: cookieStore({ onError: onError, secure: true }), refresh: memoryStore() },
      },
    });
    expect(auth.getSnapshot().loggedIn).toBe(true);
    expect(await auth.getAccessToken()).toBe(long);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('stores may be asynchronous, and different for each token', async () => {
    const access = openStore();
    const refresh = openStore();
    const later = {
      get: async (key: string) => refresh.get(key),
      set: async (key: string, value: string) => refresh.set(key, value),
      remove: async (key: string) => refresh.remove(key),
    };
    const { auth, protocol } = await signedIn({ options: { store: { access, refresh: later } } });
    const [token = '', refreshToken = ''] = protocol.sessions.issued;
    const inAccess = [...access.kept.values()].join();
    const inRefresh = [...refresh.kept.values()].join();
    expect([inAccess.includes(token), inAccess.includes(refreshToken)]).toEqual([true, false]);
    expect([inRefresh.includes(token), inRefresh.includes(refreshToken)]).toEqual([false, true]);
    await auth.logout();
    expect([...access.kept.values(), ...refresh.kept.values()].join()).not.toMatch(/eyJ/);
  });

  test('"remember me" chooses the store of one sign-in', async () => {
    const rememberStore = openStore();
    const rig = createRig({ options: { rememberStore } });
    await rig.auth.start();
    await rig.auth.login(ada);
    expect([rig.keptTokens().length, rememberStore.kept.size]).toEqual([2, 0]);
    await rig.auth.login(ada, { remember: true });
    expect(rig.keptTokens()).toEqual([]);
    expect([...rememberStore.kept.values()].join()).toContain(rig.protocol.sessions.issued[3]);
    await rig.auth.logout();
    expect([...rememberStore.kept.values()].join()).not.toMatch(/eyJ/);
  });
});

describe('Redirects', () => {
  const returning = async (page: string) => {
    const redirectStore = openStore();
    const guest = createRig({ page, options: { redirectStore } });
    await guest.auth.start();
    guest.auth.redirect('login');
    const home = createRig({
      page: 'https://app.example.com/login?next=x',
      options: { redirectStore },
    });
    await home.auth.start();
    await home.auth.login(ada);
    home.auth.redirect('home');
    return { login: guest.moves, home: home.moves, kept: redirectStore.kept };
  };

  test('the page to return to is read back unchanged, not decoded even once', async () => {
    const { login, home } = await returning('https://app.example.com/a%2Fb?x=%252F&y=1#z');
    expect([login, home]).toEqual([['/login'], ['/a%2Fb?x=%252F&y=1#z']]);
  });

  test.each([
    '//evil.example',
    String.raw`/\evil.example`,
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    'null',
    'false',
  ])('an injected %j is not followed', async (planted) => {
    const redirectStore = openStore();
    const options = { redirectStore };
    const guest = createRig({ options, page: 'https://app.example.com/deep' });
    await guest.auth.start();
    guest.auth.redirect('login');
    for (const key of redirectStore.kept.keys()) redirectStore.kept.set(key, planted);
    const home = createRig({ options, page: 'https://app.example.com/login' });
    await home.auth.start();
    await home.auth.login(ada);
    home.auth.redirect('home');
    expect(home.moves).toEqual(['/']);
  });

  test('no redirect carries the query of the current page', async () => {
    const { auth, moves } = await signedIn({ page: 'https://app.example.com/deep?x=1#y' });
    auth.redirect('home');
    auth.redirect('logout');
    auth.redirect('login');
    expect(moves.filter((to) => /[?#]/.test(to))).toEqual([]);
  });

  test('login: false redirects no one', async () => {
    const rig = createRig({ options: { redirect: { login: false } } });
    await rig.auth.start();
    expect(rig.auth.redirect('login')).toBe(false);
    await rig.auth.login(ada);
    expect([rig.auth.redirect('login'), rig.moves]).toEqual([false, []]);
    expect(await guardRoute(rig.auth, { path: '/guarded' })).toBe(true);
    await rig.auth.logout();
    expect(await guardRoute(rig.auth, { path: '/guarded' })).toBe(false);
    expect(rig.moves.filter((to) => to !== '/')).toEqual([]);
  });

  test('the sign-in page never returns to the sign-in page, however it is written', async () => {
    for (const page of ['/login', '/login/', '/login?x=1', '//login'.slice(1)]) {
      const { home, kept } = await returning(`https://app.example.com${page}`);
      expect(home).toEqual(['/']);
      expect([...kept.values()].join()).not.toContain('login');
    }
  });
});
