import { describe, expect, test, vi } from 'vitest';
import {
  createAuth,
  localStrategy,
  memoryStore,
  type AuthOptions,
  type AuthFailure,
} from '#src/auth/index.ts';

/** Helper on a page, with a router that follows every redirect. */
function visit(path: string, options: Partial<AuthOptions> = {}) {
  const moves: string[] = [];
  let here = path;
  const auth = createAuth({
    strategies: { local: localStrategy() },
    redirectStore: memoryStore(),
    channel: false,
    location: () => `https://example.com${here}`,
    navigate: (to) => {
      moves.push(to);
      here = to;
    },
    ...options,
  });
  return { auth, moves, goTo: (to: string) => void (here = to) };
}

describe('redirects', () => {
  test.each([
    ['login', '/login'],
    ['logout', '/'],
    ['home', '/'],
    ['callback', '/login'],
  ] as const)('to %s lead to %s by default', (name, path) => {
    const { auth, moves } = visit('/orders');
    expect(auth.redirectTarget(name)).toBe(path);
    expect(auth.redirect(name)).toBe(path);
    expect(moves).toEqual([path]);
  });

  test('to sign in store the page with query and hash, and home returns to it once', () => {
    const { auth, moves, goTo } = visit('/orders?tab=2#total');
    expect(auth.redirect('login')).toBe('/login');
    expect(auth.redirect('home')).toBe('/orders?tab=2#total');
    goTo('/login?ref=mail');
    expect(auth.redirect('home')).toBe('/');
    expect(moves).toEqual(['/login', '/orders?tab=2#total', '/']);
  });

  test("the sign-in page's own query is neither stored nor carried along", () => {
    const { auth, moves } = visit('/login?next=%2Fx');
    expect(auth.redirect('login')).toBe(false);
    expect(auth.redirect('home')).toBe('/');
    expect(moves).toEqual(['/']);
  });

  test('a sign-out forgets the page of the previous user', () => {
    const { auth } = visit('/orders');
    auth.redirect('login');
    auth.redirect('logout');
    expect(auth.redirect('home')).toBe(false);
  });

  test('a page to return to can be given, and is validated', () => {
    const { auth, goTo } = visit('/modal');
    auth.redirect('login', { from: 'https://example.org/phish' });
    expect(auth.redirect('home')).toBe('/');
    goTo('/modal');
    auth.redirect('login', { from: 'https://example.com/cart?a=1' });
    expect(auth.redirect('home')).toBe('/cart?a=1');
  });

  test.each([
    ['/welcome?x=1', '/welcome?x=1'],
    ['https://example.com/welcome', '/welcome'],
    ['https://example.org/', '/'],
    ['//example.org', '/'],
    ['javascript:alert(1)', '/'],
  ])('a listener that returns %s redirects to %s', (response, to) => {
    const { auth, moves } = visit('/login');
    auth.on('redirect', () => response);
    auth.redirect('home');
    expect(moves).toEqual([to]);
  });

  test('a listener can prevent every redirect, and can be removed', () => {
    const { auth, moves } = visit('/login');
    const off = auth.on('redirect', ({ name, to, from }) => {
      expect([name, to, from]).toEqual(['home', '/', '/login']);
      return false;
    });
    expect(auth.redirect('home')).toBe(false);
    off();
    expect(auth.redirect('home')).toBe('/');
    expect(moves).toEqual(['/']);
  });

  test.each<AuthOptions['redirect']>([false, { login: false, home: false, logout: false }])(
    'turned off by %j do nothing and throw nothing',
    (redirect) => {
      const { auth, moves } = visit('/orders', { redirect });
      const names = ['login', 'home', 'logout'] as const;
      expect(names.map((name) => auth.redirect(name))).toEqual([false, false, false]);
      expect(names.map((name) => auth.redirectTarget(name))).toEqual([false, false, false]);
      expect(moves).toEqual([]);
    },
  );

  test('a function chooses by user and page, and cannot leave the origin', () => {
    const login = vi.fn(() => '/sign-in');
    const { auth } = visit('/orders', { redirect: { login, home: () => 'https://example.org/' } });
    expect(auth.redirectTarget('login')).toBe('/sign-in');
    expect(login).toHaveBeenCalledWith({ user: null, strategy: 'local', from: '/orders' });
    expect(auth.redirectTarget('home')).toBe(false);
  });

  test('in a loop stop, with one reported failure', () => {
    const failures: AuthFailure[] = [];
    const { auth, moves } = visit('/a', { redirect: { login: '/b', home: '/a' }, now: () => 0 });
    auth.on('error', (failure) => void failures.push(failure));
    for (let turn = 0; turn < 4; turn += 1) {
      auth.redirect('login', { from: '/a' });
      auth.redirect('home');
    }
    expect(moves.length).toBe(5);
    expect(failures.map(({ phase }) => phase)).toContain('redirect');
  });

  test('are no loop because the clock was set back', () => {
    let time = 3_600_000;
    const { auth, moves } = visit('/a', { redirect: { login: '/b', home: '/a' }, now: () => time });
    for (let turn = 0; turn < 4; turn += 1) {
      auth.redirect('login', { from: '/a' });
      auth.redirect('home');
      time -= 60_000;
    }
    expect(moves.length).toBe(8);
  });

  test('go on for a user who quickly signs in and out', () => {
    const failures: AuthFailure[] = [];
    const redirect = { login: '/login', home: '/', logout: '/bye' };
    const { auth, moves } = visit('/bye', { redirect, now: () => 0 });
    auth.on('error', (failure) => void failures.push(failure));
    for (let turn = 0; turn < 4; turn += 1) {
      auth.redirect('login', { from: '/settings' });
      auth.redirect('home');
      auth.redirect('logout');
    }
    expect(moves.slice(-3)).toEqual(['/login', '/settings', '/bye']);
    expect(moves.length).toBe(12);
    expect(failures).toEqual([]);
  });

  test('do nothing on a server', () => {
    const auth = createAuth({ strategies: { local: localStrategy() } });
    expect(auth.redirect('login')).toBe(false);
    expect(auth.getSnapshot()).toBe(auth.getServerSnapshot());
  });
});
