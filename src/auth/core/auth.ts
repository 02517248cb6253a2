import type { AuthError, AuthPhase } from './auth-error';
import type { ScopeMode } from './has-scope';
import type { TokenStatus } from '../strategies/token';

/** User where the application has no type of its own. */
export type AuthUser = Record<string, unknown>;

/**
 * Stage of a session: not started, looking for a kept session, nobody signed in, signed in, signed in and renewing.
 */
export type AuthStatus = 'idle' | 'restoring' | 'anonymous' | 'authenticated' | 'refreshing';

/**
 * Why a session ended: asked for (also by `setUser(null)`), both tokens expired, refused by the server, signed out in another
 * tab.
 */
export type LogoutReason = 'logout' | 'expired' | 'refused' | 'remote';

/** One immutable picture of the session; the same object until something changes. It has no token in it. */
export interface AuthState<User extends object = AuthUser> {
  /** Stage. In `idle` and `restoring` nobody knows yet whether someone is signed in. */
  readonly status: AuthStatus;
  /** User, or null. */
  readonly user: User | null;
  /** Whether somebody is signed in. */
  readonly loggedIn: boolean;
  /** Whether a sign-in or a sign-out is under way. */
  readonly busy: boolean;
  /** Last failure; null after the next success. */
  readonly error: AuthError | null;
  /** Name of the strategy in use, or null. */
  readonly strategy: string | null;
  /** Why the last session ended; null while there was none or one lives. */
  readonly endedBy: LogoutReason | null;
}

/** One failure, told once. */
export interface AuthFailure {
  /** What was being done. */
  phase: AuthPhase;
  /** The error. */
  cause: AuthError;
  /** Whether the same may succeed later. */
  retryable: boolean;
}

/** Name of a redirect target. */
export type RedirectName = 'login' | 'logout' | 'home' | 'callback';

/** What listeners are told, by event. */
export interface AuthEvents<User extends object = AuthUser> {
  /** Failure of any kind, once each. */
  error: AuthFailure;
  /** Redirect about to happen; a listener may return another path of this origin, or false to stay. */
  redirect: { name: RedirectName; to: string; from: string };
  /** Sign-in; `remote` where another tab did it. */
  login: { user: User | null; strategy: string; remote: boolean };
  /** End of a session; caches of the user's data go with it. */
  logout: { reason: LogoutReason };
  /** Renewed tokens; `remote` where another tab renewed them. `expiresAt` in ms or null. */
  refresh: { expiresAt: number | null; remote: boolean };
  /** Another user object; `switched` where it is another person. */
  user: { user: User | null; switched: boolean };
  /** Approaching end of a session that cannot be renewed without a person, for a warning (WCAG 2.2.1). */
  expiring: { secondsLeft: number };
}

/** Listener of an event. What it throws harms nobody. */
export type AuthListener<User extends object, Name extends keyof AuthEvents<User>> = (
  event: AuthEvents<User>[Name],
) => Name extends 'redirect' ? string | false | void : void;

/** Choices for one sign-in. */
export interface LoginOptions {
  /** Name of the strategy; by default the one in use. */
  strategy?: string;
  /** Whether the tokens go to `rememberStore`. Default: false. */
  remember?: boolean;
  /** Signal that gives the sign-in up. */
  signal?: AbortSignal;
}

/**
 * `fetch` with one more choice: `auth: false` sends the request without token, queue and repetition, as does an
 * `Authorization` header of its own. Where a server redirects to another origin, browsers leave `Authorization` behind but
 * carry a header of another name along: a request that the strategy puts one on rejects where it is redirected, unless its
 * `redirect` says otherwise.
 */
export type AuthFetch = (
  input: RequestInfo | URL,
  init?: RequestInit & { auth?: boolean },
) => Promise<Response>;

/** Sign-in helper: one session, its tokens and its requests. Nothing happens before `start`. */
export interface Auth<User extends object = AuthUser> {
  /**
   * Called when the application appears: finds a kept session. Counts its callers; resolves when it is known whether
   * somebody is signed in, and never rejects.
   */
  start(): Promise<void>;
  /**
   * Called when the application goes, once per `start`: the last one ends timers, channel and what waits. The
   * session stays kept; `start` works again.
   */
  dispose(): void;
  /** Picture of now. */
  getSnapshot(): AuthState<User>;
  /** Picture for a server and for hydration: `idle`. */
  getServerSnapshot(): AuthState<User>;
  /** Called when somebody wants to hear of new pictures. Returns the end of it. */
  subscribe(onChange: () => void): () => void;
  /**
   * User after a sign-in; null where the answer had none and it is not fetched. A later sign-in or sign-out takes its place.
   * @throws NoStrategyError, UnknownStrategyError, TokenMissingError, UserFieldMissingError, AuthRequestError, SessionChangedError; nothing is stored then.
   */
  login(credentials?: unknown, options?: LoginOptions): Promise<User | null>;
  /**
   * Called when the person signs out. This side forgets at once, whatever the server says; a failure of the server
   * is told to `error`.
   */
  logout(options?: { everywhere?: boolean }): Promise<void>;
  /** User, asked anew; null where nobody is signed in. */
  fetchUser(): Promise<User | null>;
  /**
   * Called when the application knows the user better, after an edit; null ends the session on this side. Nobody is signed in by
   * it where a token is needed.
   */
  setUser(user: User | null): void;
  /** Called when the application got tokens elsewhere; then fetches the user. */
  setTokens(
    tokens: { access: string; refresh?: string },
    options?: { remember?: boolean; strategy?: string },
  ): Promise<User | null>;
  /** Called when the tokens are to be renewed now. One at a time, in all tabs; nothing to do for a guest. */
  refresh(): Promise<void>;
  /**
   * Access token that is good to use, renewed if it has to be; null where nobody is signed in or script holds none.
   * @throws ExpiredAuthSessionError where both tokens have expired; AuthRequestError where it cannot be renewed now.
   */
  getAccessToken(): Promise<string | null>;
  /** `fetch` for the application's own requests. */
  readonly fetch: AuthFetch;
  /** Standing of a token. */
  tokenStatus(kind?: 'access' | 'refresh'): TokenStatus;
  /** Whether the user has the scopes; without a user false. Mode default: `all`. */
  hasScope(scopes: string | readonly string[], mode?: ScopeMode): boolean;
  /**
   * Address gone to, or false where the redirect is off, refused or leads where we are. `from` is the page to come
   * back to.
   */
  redirect(name: RedirectName, context?: { from?: string }): string | false;
  /** Address of a target as it stands, or false. */
  redirectTarget(name: RedirectName): string | false;
  /** Called when another strategy is to be used; a session of the old one ends on this side. */
  setStrategy(name: string): Promise<void>;
  /** Called when somebody wants to hear of an event. Returns the end of it. */
  on<Name extends keyof AuthEvents<User>>(
    name: Name,
    listener: AuthListener<User, Name>,
  ): () => void;
}
