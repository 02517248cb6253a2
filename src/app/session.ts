import {
  createAuth,
  localStore,
  refreshStrategy,
  sessionStore,
  type Auth,
  type AuthOptions,
  type RedirectName,
} from '../auth';
import type { Problem, User } from '../demo-api';

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
 * Session of the app, by the endpoints of its API. It lasts as long as the tab, or on the device for whoever asked to stay
 * signed in.
 */
export function createSession(options: SessionOptions): Auth<User> {
  return createAuth<User>({
    strategies: { password: refreshStrategy<User>() },
    store: sessionStore(),
    rememberStore: localStore(),
    redirect: sessionPaths,
    // The screen puts it into words of the user's language.
    describeFailure: (_, body) => body as Problem | null,
    ...options,
  });
}
