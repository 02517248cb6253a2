import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { AuthProvider, RequireScope, useAuth } from '#src/auth/react/index.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';
import { snapshots, stageAuth } from './staged-auth.ts';

const messages = watchPage();

type Person = { id: number; scope: string };

test('the session starts with the tree and ends with it, once in StrictMode', async () => {
  const auth = stageAuth();
  const { unmount } = mount(<AuthProvider auth={auth}>page</AuthProvider>);
  // StrictMode mounts twice; the first unmount comes after the second mount, so that nothing is interrupted.
  const order = () =>
    [vi.mocked(auth.start), vi.mocked(auth.dispose)].map(({ mock }) => mock.calls.length);
  expect(order()).toEqual([2, 0]);
  await settle();
  expect(order()).toEqual([2, 1]);
  unmount();
  await settle();
  expect(order()).toEqual([2, 2]);
  expect(auth.listeners.size).toBe(0);
});

test('a component gets the session and all its actions', () => {
  const auth = stageAuth();
  function Page() {
    const { user, status, hasScope, login } = useAuth<Person>();
    expect(login).toBe(auth.login);
    return `${status} ${user?.id ?? 'none'} ${hasScope('read')}`;
  }
  const { container } = mount(
    <AuthProvider auth={auth}>
      <Page />
    </AuthProvider>,
  );
  expect(container.textContent).toBe('idle none false');
  flushSync(() => auth.turn(snapshots.member));
  expect(container.textContent).toBe('authenticated 1 true');
});

test('a component renders again only for the part that it selects', async () => {
  const auth = stageAuth();
  const rendered = vi.fn<(name: string) => void>();
  function Name() {
    rendered('name');
    return useAuth((state) => state.user)?.['id'] as number | undefined;
  }
  function List() {
    rendered('list');
    // A new object each time must not cause an endless loop.
    return useAuth((state) => [state.status, state.busy]).join();
  }
  function All() {
    rendered('all');
    return useAuth().status;
  }
  function None() {
    rendered('none');
    return useAuth(() => 0);
  }
  function Scope(): ReactNode {
    rendered('scope');
    return 'read';
  }
  const { container } = mount(
    <AuthProvider auth={auth}>
      <Name />
      <List />
      <All />
      <None />
      <RequireScope scopes={['read']}>
        <Scope />
      </RequireScope>
    </AuthProvider>,
  );
  const turn = async (picture: object) => {
    rendered.mockClear();
    flushSync(() => auth.turn(picture));
    await settle();
    return [...new Set(rendered.mock.calls.flat())].join(' ');
  };
  expect(await turn(snapshots.restoring)).toBe('list all');
  expect(await turn(snapshots.member)).toBe('name list all scope');
  expect(await turn(snapshots.renewing)).toBe('list all');
  expect(container.textContent).toContain('read');
});

test('another helper replaces the first', async () => {
  const [first, second] = [stageAuth(), stageAuth()];
  function Page() {
    return useAuth((state) => state.status);
  }
  const { container, rerender } = mount(
    <AuthProvider auth={first}>
      <Page />
    </AuthProvider>,
  );
  second.turn(snapshots.member);
  rerender(
    <AuthProvider auth={second}>
      <Page />
    </AuthProvider>,
  );
  await settle();
  expect(container.textContent).toBe('authenticated');
  expect(first.listeners.size).toBe(0);
  expect(first.dispose).toHaveBeenCalledTimes(vi.mocked(first.start).mock.calls.length);
});

test('a server starts nothing, and the browser hydrates its markup without warnings', async () => {
  const auth = stageAuth();
  function Page() {
    const { status, user } = useAuth<Person>();
    return <p>{`${status} ${user?.id ?? 'none'}`}</p>;
  }
  const tree = (
    <AuthProvider auth={auth}>
      <Page />
      <RequireScope scopes="read" fallback={<i>…</i>} denied={<b>no</b>}>
        <u>yes</u>
      </RequireScope>
    </AuthProvider>
  );
  // Even where a user is signed in already when the page loads.
  auth.turn(snapshots.member);
  const markup = serverMarkup(tree);
  expect(auth.start).not.toHaveBeenCalled();
  expect(markup).toBe('<p>idle none</p><i>…</i>');
  const { container } = await hydrate(markup, tree);
  expect(container.innerHTML).toBe('<p>authenticated 1</p><u>yes</u>');
});

class Caught extends Component<{ children: ReactNode }, { text: string }> {
  override state = { text: '' };
  static getDerivedStateFromError(error: Error) {
    return { text: error.message };
  }
  override render() {
    return this.state.text || this.props.children;
  }
}

test('outside a provider, the error explains the fix', () => {
  function Page() {
    return useAuth().status;
  }
  const { container } = mount(
    <Caught>
      <Page />
    </Caught>,
  );
  expect(container.textContent).toContain('<AuthProvider auth={createAuth(…)}>');
  messages.length = 0;
});
