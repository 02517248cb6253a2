import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createAuth,
  memoryStore,
  refreshStrategy,
  SessionChangedError,
  type Auth,
  type AuthOptions,
} from '#src/auth/index.ts';
import { AuthProvider, GuestOnly, RequireAuth, useAuth } from '#src/auth/react/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => sessionStorage.clear());

const user = { id: 1, name: 'Ada' };

/** Site of two pages with the helper, a router and a server whose responses the test releases. */
function makeSite(options: Partial<AuthOptions> = {}, first = '/orders?tab=2#total') {
  const calls: string[] = [];
  const places = [first];
  const listeners = new Set<() => void>();
  const seen = new Set<string>();
  let gate = Promise.resolve();
  const send: typeof fetch = async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const { pathname } = new URL(url);
    calls.push(`${method} ${pathname}`);
    await gate;
    signal.throwIfAborted();
    if (pathname === '/api/auth/logout') return new Response(null, { status: 204 });
    return Response.json({ user, token: 'access-1', refresh_token: 'refresh-1' });
  };
  const at = () => places.at(-1) ?? '/';
  const auth: Auth = createAuth({
    strategies: { local: refreshStrategy() },
    fetch: send,
    location: () => location.origin + at(),
    navigate(to) {
      places.push(to);
      for (const listener of listeners) listener();
    },
    redirect: { logout: '/bye' },
    channel: false,
    locks: false,
    ...options,
  });
  function Seen({ text }: { text: string }) {
    useEffect(() => void seen.add(text), [text]);
    const { logout } = useAuth();
    return (
      <button type="button" onClick={() => void logout()}>
        {text}
      </button>
    );
  }
  function Site() {
    const path = useSyncExternalStore((listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }, at);
    if (path === '/bye') return 'bye';
    const slots = { path, fallback: <Seen text="…" />, otherwise: <Seen text="closed" /> };
    return path.startsWith('/login') ? (
      <GuestOnly {...slots}>
        <Seen text="form" />
      </GuestOnly>
    ) : (
      <RequireAuth {...slots}>
        <Seen text="orders" />
      </RequireAuth>
    );
  }
  const open = () =>
    mount(
      <AuthProvider auth={auth}>
        <Site />
      </AuthProvider>,
    );
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { auth, calls, places, seen, open, hold };
}

/** Stores of a page on which Ada signed in before. */
async function keptStores() {
  const store = memoryStore();
  const { auth } = makeSite({ store });
  await auth.start();
  await auth.login({});
  auth.dispose();
  return store;
}

test('a stored session is restored with one request, without a redirect', async () => {
  const { calls, places, seen, open } = makeSite({ store: await keptStores() });
  const { container } = open();
  await vi.waitFor(() => expect(container.textContent).toBe('orders'));
  expect(calls).toEqual(['GET /api/auth/user']);
  expect(places).toHaveLength(1);
  expect([...seen]).toEqual(['…', 'orders']);
});

test('a guest signs in and returns to the page, including query and hash', async () => {
  const { auth, calls, places, seen, open } = makeSite();
  const { container } = open();
  await vi.waitFor(() => expect(container.textContent).toBe('form'));
  expect(places.slice(1)).toEqual(['/login']);
  await auth.login({ email: 'ada@example.com' });
  await vi.waitFor(() => expect(container.textContent).toBe('orders'));
  expect(places.slice(2)).toEqual(['/orders?tab=2#total']);
  // The response of the login has no scopes.
  expect(calls).toEqual(['POST /api/auth/login', 'GET /api/auth/user']);
  expect(sessionStorage).toHaveLength(0);
  expect([...seen]).not.toContain('page');
});

test('a user who signs out goes to the page after sign-out, once', async () => {
  const { calls, places, open } = makeSite({ store: await keptStores() });
  const { container } = open();
  await vi.waitFor(() => expect(container.textContent).toBe('orders'));
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(container.textContent).toBe('bye'));
  await vi.waitFor(() => expect(calls.at(-1)).toBe('POST /api/auth/logout'));
  expect(places.slice(1)).toEqual(['/bye']);
});

test('a tree that unmounts during a sign-in cancels it, and nothing is stored', async () => {
  const store = memoryStore();
  const set = vi.spyOn(store, 'set');
  const { auth, calls, hold, open } = makeSite({ store }, '/login');
  const { container, unmount } = open();
  await vi.waitFor(() => expect(container.textContent).toBe('form'));
  const release = hold();
  const response = auth.login({}).catch((error: unknown) => error);
  await vi.waitFor(() => expect(calls).toEqual(['POST /api/auth/login']));
  unmount();
  expect(await response).toBeInstanceOf(SessionChangedError);
  release();
  await Promise.resolve();
  expect(set).not.toHaveBeenCalled();
});

test('a tree that mounts again restores the session', async () => {
  const { calls, open } = makeSite({ store: await keptStores() });
  open().unmount();
  const { container } = open();
  await vi.waitFor(() => expect(container.textContent).toBe('orders'));
  expect(calls.filter((call) => call === 'GET /api/auth/user').length).toBeLessThan(3);
});
