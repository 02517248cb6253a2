import {
  createAuth,
  localStore,
  refreshStrategy,
  sessionStore,
  type Auth,
  type AuthOptions,
  type RedirectName,
} from '../../auth';
import type { Problem, User } from '../../demo-api';

/** Addresses of the screens that a session leads to. */
export const sessionPaths = {
  login: '/login',
  logout: '/logout',
  home: '/',
  callback: '/callback',
} as const satisfies Record<RedirectName, string>;

/** What a session takes from the browser unless it is given: requests, stores, time, address and the other tabs. */
export type SessionSurroundings = Pick<
  AuthOptions<User>,
  'fetch' | 'store' | 'rememberStore' | 'redirectStore' | 'now' | 'location' | 'channel' | 'locks'
>;

/** Options of {@link createSession}. */
export interface SessionOptions extends SessionSurroundings {
  /** Called when a screen is to be gone to. */
  navigate: (to: string) => void;
}

/**
 * Session of the app, by the endpoints of its API. It lasts as long as the tab, or on the device for a user who asked to stay
 * signed in.
 */
export function createSession(options: SessionOptions): Auth<User> {
  return createAuth<User>({
    strategies: { password: refreshStrategy<User>() },
    store: sessionStore(),
    rememberStore: localStore(),
    redirect: sessionPaths,
    // The screen translates it into the user's language.
    describeFailure: (_, body) => body as Problem | null,
    ...options,
  });
}

/** Announced end of the session. */
export interface SessionEnd {
  /** Moment of the end in ms since 1970, or null while it is far or unknown. */
  read: () => number | null;
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Announced end of a session, subscribed to from the beginning: the warning may come before there is a screen to show it. A renewed
 * session, by this tab or another, has another end, and one that has ended has none.
 * @param now Time in ms since 1970.
 */
export function createSessionEnd(auth: Auth<User>, now: () => number): SessionEnd {
  const listeners = new Set<() => void>();
  let end: number | null = null;
  const set = (next: number | null) => {
    end = next;
    for (const listener of listeners) listener();
  };
  auth.on('expiring', ({ secondsLeft }) => set(now() + secondsLeft * 1000));
  auth.on('refresh', () => set(null));
  auth.on('logout', () => set(null));
  return {
    read: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Calls `act` when another person takes the place of the one who is signed in, without an end of the session between that
 * would have left the screen: in another tab, while this one slept.
 */
export function onOtherPerson(auth: Pick<Auth<User>, 'on'>, act: () => void): void {
  let person: string | undefined;
  auth.on('user', ({ user }) => {
    const isOther = person !== undefined && user !== null && user.id !== person;
    person = user?.id;
    if (isOther) act();
  });
}
