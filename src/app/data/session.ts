import type { LoaderFunctionArgs } from 'react-router';
import {
  createAuth,
  localStore,
  refreshStrategy,
  sessionStore,
  type Auth,
  type AuthOptions,
  type RedirectName,
} from '../../auth';
import { guardRoute } from '../../auth/react';
import type { Problem, Scope, User } from '../../demo-api';

/** Paths of the screens of the session. */
export const sessionPaths = {
  login: '/login',
  logout: '/logout',
  home: '/',
  callback: '/callback',
} as const satisfies Record<RedirectName, string>;

/** Environment of a session: requests, stores, clock, URL and other tabs. Default: the browser's. */
export type SessionSurroundings = Pick<
  AuthOptions<User>,
  'fetch' | 'store' | 'rememberStore' | 'redirectStore' | 'now' | 'location' | 'channel' | 'locks'
>;

/** Options of {@link createSession}. */
export interface SessionOptions extends SessionSurroundings {
  /** Navigates to a screen. */
  navigate: (to: string) => void;
}

/**
 * Creates the session of the app with the endpoints of its API. It lasts as long as the tab, or is stored on
 * the device for users who stay signed in.
 */
export function createSession(options: SessionOptions): Auth<User> {
  return createAuth<User>({
    strategies: {
      password: refreshStrategy<User>(),
      passkey: refreshStrategy<User>({ endpoints: { login: '/api/auth/passkeys/login' } }),
      link: refreshStrategy<User>({ endpoints: { login: '/api/auth/link' } }),
      signUp: refreshStrategy<User>({ endpoints: { login: '/api/auth/signup' } }),
    },
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
  /** Returns the time of the end in ms since 1970, or null if it is distant or unknown. */
  read: () => number | null;
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Tracks the announced end of a session from the start, because the warning may come before a screen can show
 * it. A refreshed session, in this tab or another, has a new end; a session that has ended has none.
 * @param now Returns the current time in ms since 1970.
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
 * Calls `act` when the user changes although the session has not ended, which would have left the
 * screen: another tab changed the user while this one was suspended.
 */
export function onOtherPerson(auth: Pick<Auth<User>, 'on'>, act: () => void): void {
  let person: string | undefined;
  auth.on('user', ({ user }) => {
    const isOther = person !== undefined && user !== null && user.id !== person;
    person = user?.id;
    if (isOther) act();
  });
}

/** Paths of the screens of an account, which the emails of the API link to. */
export const accountPaths = {
  signUp: '/sign-up',
  recover: '/recover',
  reset: '/reset-password',
  link: '/sign-in-link',
  mailbox: '/mailbox',
} as const;

/**
 * Returns the loader of a screen for signed-in users. For guests, nothing is loaded: they are redirected to
 * the sign-in page, which ends the navigation. Users without the scope see the screen for missing access.
 */
export function guarded<Data>(
  { auth }: { auth: Auth<User> },
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  scope?: Scope,
) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url, signal } = args.request;
    if (!(await guardRoute(auth, { path: url }))) await leaving(signal);
    if (scope && !auth.hasScope(scope)) throw new Response(null, { status: 403 });
    return load(args);
  };
}

function leaving(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Addresses without a domain, which passkeys need. */
const ipAddress = /^(?:\d+\.){3}\d+$|^\[/;

/** Whether the page can use passkeys: the browser has them, in a secure context, and the address has a domain. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !ipAddress.test(window.location.hostname);
}
