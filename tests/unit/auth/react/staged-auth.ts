import { vi } from 'vitest';
import type { Auth, AuthState, RedirectName } from '#src/auth/index.ts';

const idle: AuthState = {
  status: 'idle',
  user: null,
  loggedIn: false,
  busy: false,
  error: null,
  strategy: 'local',
  endedBy: null,
};

/** Snapshots of a session, by descriptive names. */
export const snapshots = {
  restoring: { status: 'restoring' },
  guest: { status: 'anonymous', user: null, loggedIn: false, endedBy: null },
  member: { status: 'authenticated', user: { id: 1, scope: 'read' }, loggedIn: true },
  renewing: { status: 'refreshing' },
  busy: { busy: true },
  left: { status: 'anonymous', user: null, loggedIn: false, endedBy: 'logout' },
  expired: { status: 'anonymous', user: null, loggedIn: false, endedBy: 'expired' },
} satisfies Record<string, Partial<AuthState>>;

/** Sign-in helper whose snapshots the test switches, and which counts the calls. */
export function stageAuth(
  targets: Partial<Record<RedirectName, string | false>> = {},
): Auth & { turn: (snapshot: Partial<AuthState>) => void; listeners: Set<() => void> } {
  let state = idle;
  const listeners = new Set<() => void>();
  const never = () => Promise.reject(new Error('The tests do not call this.'));
  return {
    listeners,
    turn(snapshot) {
      state = { ...state, ...snapshot };
      for (const listener of Array.from(listeners)) listener();
    },
    start: vi.fn(() => Promise.resolve()),
    dispose: vi.fn(),
    getSnapshot: () => state,
    getServerSnapshot: () => idle,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    login: never,
    logout: never,
    fetchUser: never,
    setTokens: never,
    refresh: never,
    getAccessToken: never,
    setStrategy: never,
    setUser: () => {},
    fetch: never,
    tokenStatus: () => 'unknown',
    hasScope: (scopes) => [scopes].flat().every((scope) => scope === state.user?.['scope']),
    redirect: vi.fn(() => '/'),
    redirectTarget: (name) =>
      ({ login: '/login', logout: '/', home: '/', callback: '/login', ...targets })[name],
    on: () => () => {},
  };
}
