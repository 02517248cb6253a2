import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { AuthProvider, GuestOnly, RequireAuth, RequireScope } from '#src/auth/react/index.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';
import { snapshots, stageAuth } from './staged-auth.ts';

watchPage();

type Staged = ReturnType<typeof stageAuth>;
type Guard = typeof RequireAuth;

const slots = { fallback: '…', otherwise: 'closed' };

/** Rendered guard, with everything that it has shown so far. */
function open(auth: Staged, Guard: Guard, path = '/orders?tab=2#total') {
  const seen: string[] = [];
  function Page({ text }: { text: string }): ReactNode {
    useEffect(() => void seen.push(text), [text]);
    return text;
  }
  const { container } = mount(
    <AuthProvider auth={auth}>
      <Guard path={path} fallback={<Page text="…" />} otherwise={<Page text="closed" />}>
        <Page text="page" />
      </Guard>
    </AuthProvider>,
  );
  return {
    seen,
    text: () => container.textContent,
    turn: async (picture: object) => {
      flushSync(() => auth.turn(picture));
      await settle();
      return container.textContent;
    },
    moves: () => vi.mocked(auth.redirect).mock.calls,
  };
}

describe('RequireAuth', () => {
  test('shows nothing until the user is known, and then the page', async () => {
    const { seen, turn, moves } = open(stageAuth(), RequireAuth);
    expect(await turn(snapshots.restoring)).toBe('…');
    expect(await turn(snapshots.member)).toBe('page');
    expect(await turn(snapshots.renewing)).toBe('page');
    expect(new Set(seen)).toEqual(new Set(['…', 'page']));
    expect(moves()).toEqual([]);
  });

  test('redirects a guest to sign in, once, from the URL of the page', async () => {
    const { seen, turn, moves } = open(stageAuth(), RequireAuth);
    expect(await turn(snapshots.guest)).toBe('closed');
    await turn(snapshots.busy);
    expect(moves()).toEqual([['login', { from: '/orders?tab=2#total' }]]);
    expect(seen).not.toContain('page');
  });

  test('redirects a user who signs out here to the page after sign-out', async () => {
    const { turn, moves } = open(stageAuth({ logout: '/bye' }), RequireAuth);
    await turn(snapshots.member);
    expect(await turn(snapshots.left)).toBe('closed');
    expect(moves().map(([name]) => name)).toEqual(['logout']);
  });

  test('follows the browser’s URL by default', async () => {
    const auth = stageAuth({ login: '/sign-in' });
    const at = location.href;
    const tree = (
      <AuthProvider auth={auth}>
        <RequireAuth {...slots}>page</RequireAuth>
      </AuthProvider>
    );
    const { container, rerender } = mount(tree);
    flushSync(() => auth.turn(snapshots.guest));
    await settle();
    expect(container.textContent).toBe('closed');
    expect(vi.mocked(auth.redirect).mock.calls).toEqual([['login', { from: undefined }]]);
    history.replaceState(null, '', '/sign-in');
    rerender(
      <AuthProvider auth={auth}>
        <RequireAuth {...slots}>form</RequireAuth>
      </AuthProvider>,
    );
    history.replaceState(null, '', at);
    expect(container.textContent).toBe('form');
  });
});

describe('GuestOnly', () => {
  test('shows its page to guests and redirects others home', async () => {
    const { turn, moves } = open(stageAuth(), GuestOnly, '/login');
    expect(await turn(snapshots.restoring)).toBe('…');
    expect(await turn(snapshots.guest)).toBe('page');
    expect(await turn(snapshots.member)).toBe('closed');
    expect(moves()).toEqual([['home', { from: '/login' }]]);
  });
});

describe('RequireScope', () => {
  const page = (auth: Staged) => (
    <AuthProvider auth={auth}>
      <RequireScope scopes="read" fallback="…" denied="denied">
        page
      </RequireScope>
    </AuthProvider>
  );

  test('shows its content to users who have the scope', async () => {
    const auth = stageAuth();
    const { container } = mount(page(auth));
    const turn = (picture: object) => {
      flushSync(() => auth.turn(picture));
      return container.textContent;
    };
    expect(turn(snapshots.restoring)).toBe('…');
    expect(turn(snapshots.guest)).toBe('denied');
    expect(turn(snapshots.member)).toBe('page');
    expect(turn({ user: { id: 1, scope: 'write' } })).toBe('denied');
    expect(turn({ user: { id: 1, scope: 'read' } })).toBe('page');
    expect(auth.redirect).not.toHaveBeenCalled();
  });

  test('requires all scopes or any, as configured', () => {
    const auth = stageAuth();
    const hasScope = vi.spyOn(auth, 'hasScope');
    auth.turn(snapshots.member);
    mount(
      <AuthProvider auth={auth}>
        <RequireScope scopes={['a', 'b']} mode="any" />
        <RequireScope scopes="c" />
      </AuthProvider>,
    );
    expect(hasScope).toHaveBeenCalledWith(['a', 'b'], 'any');
    expect(hasScope).toHaveBeenCalledWith('c', undefined);
  });
});

test('servers render the placeholder, and the browser hydrates it without warnings', async () => {
  const auth = stageAuth();
  const tree = (
    <AuthProvider auth={auth}>
      <RequireAuth path="/orders" {...slots}>
        page
      </RequireAuth>
      <p>
        <GuestOnly path="/login" {...slots}>
          page
        </GuestOnly>
      </p>
    </AuthProvider>
  );
  const markup = serverMarkup(tree);
  expect(markup).toBe('…<p>…</p>');
  const { container } = await hydrate(markup, tree);
  expect(container.textContent).toBe('……');
  flushSync(() => auth.turn(snapshots.member));
  expect(container.textContent).toBe('pageclosed');
});
