import type { AuthError, AuthPhase } from './auth-error';
import type { ScopeMode } from './has-scope';
import type { TokenStatus } from '../strategies/token';

/** User where the application has no type of its own. */
export type AuthUser = Record<string, unknown>;

/**
 * Stage of a session: not started, looking for a kept session, signed out, signed in, signed in and renewing.
 */
export type AuthStatus = 'idle' | 'restoring' | 'anonymous' | 'authenticated' | 'refreshing';

/**
 * Why a session ended: asked for (also by `setUser(null)`), both tokens expired, refused by the server, signed out in another
 * tab.
 */
export type LogoutReason = 'logout' | 'expired' | 'refused' | 'remote';

/** Immutable snapshot of the session; the same object until something changes. It contains no token. */
export interface AuthState<User extends object = AuthUser> {
  /** Stage. In `idle` and `restoring` it is not known yet whether a user is signed in. */
  readonly status: AuthStatus;
  /** User, or null. */
  readonly user: User | null;
  /** Whether a user is signed in. */
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

/** Failure, reported once. */
export interface AuthFailure {
  /** Operation that failed. */
  phase: AuthPhase;
  /** The error. */
  cause: AuthError;
  /** Whether the same may succeed later. */
  retryable: boolean;
}

/** Name of a redirect target. */
export type RedirectName = 'login' | 'logout' | 'home' | 'callback';

/** Payloads of the events, by name. */
export interface AuthEvents<User extends object = AuthUser> {
  /** Failure of any kind, reported once. */
  error: AuthFailure;
  /** Redirect about to happen; a listener may return another path of this origin, or false to stay. */
  redirect: { name: RedirectName; to: string; from: string };
  /** Sign-in; `remote` where another tab did it. */
  login: { user: User | null; strategy: string; remote: boolean };
  /** End of a session; clear caches of the user's data here. */
  logout: { reason: LogoutReason };
  /** Renewed tokens; `remote` where another tab renewed them. `expiresAt` in ms or null. */
  refresh: { expiresAt: number | null; remote: boolean };
  /** Change of the user object; `switched` where it is another person. */
  user: { user: User | null; switched: boolean };
  /** Approaching end of a session that cannot be renewed without a person, for a warning (WCAG 2.2.1). */
  expiring: { secondsLeft: number };
}

/** Listener of an event. What it throws is reported to the page and stops nothing. */
export type AuthListener<User extends object, Name extends keyof AuthEvents<User>> = (
  event: AuthEvents<User>[Name],
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Name extends 'redirect' ? string | false | void : void;

/** Choices for one sign-in. */
export interface LoginOptions {
  /** Name of the strategy; by default the one in use. */
  strategy?: string;
  /** Whether the tokens go to `rememberStore`. Default: false. */
  remember?: boolean;
  /** Signal that aborts the sign-in. */
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
   * Starts the helper and finds a kept session. Counts its callers; resolves when it is known whether a user is signed in, and
   * never rejects.
   */
  start(): Promise<void>;
  /**
   * Stops the helper, once per `start`: the last call ends timers, channel and pending requests. The session stays kept;
   * `start` works again.
   */
  dispose(): void;
  /** Current snapshot. */
  getSnapshot(): AuthState<User>;
  /** Snapshot for a server and for hydration: `idle`. */
  getServerSnapshot(): AuthState<User>;
  /** Subscribes to changes of the snapshot; returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /**
   * Signs in; resolves to the user, or to null where the answer has none and it is not fetched. A later sign-in or sign-out
   * takes its place.
   * @throws NoStrategyError, UnknownStrategyError, TokenMissingError, UserFieldMissingError, AuthRequestError, SessionChangedError; nothing is stored then.
   */
  login(credentials?: unknown, options?: LoginOptions): Promise<User | null>;
  /**
   * Signs out. The session ends on this side at once, whatever the server answers; a failure of the server is an `error` event.
   * @throws NoStrategyError
   */
  logout(options?: { everywhere?: boolean }): Promise<void>;
  /**
   * Fetches the user again; null for a guest.
   * @throws NoStrategyError, AuthRequestError, UserFieldMissingError, ExpiredAuthSessionError
   */
  fetchUser(): Promise<User | null>;
  /**
   * Replaces the user, after an edit; null ends the session on this side. Does nothing for a guest where the strategy needs a
   * token.
   */
  setUser(user: User | null): void;
  /**
   * Signs in with tokens that the application got elsewhere, and fetches the user. Without a refresh token the session ends
   * with the access token.
   * @throws as `login` does.
   */
  setTokens(
    tokens: { access: string; refresh?: string },
    options?: { remember?: boolean; strategy?: string },
  ): Promise<User | null>;
  /**
   * Renews the tokens now, one refresh at a time in all tabs; does nothing for a guest.
   * @throws as `getAccessToken` does.
   */
  refresh(): Promise<void>;
  /**
   * Access token that is good to use, renewed if it has to be; null for a guest, or where script holds none.
   * @throws NoStrategyError; ExpiredAuthSessionError where both tokens have expired; AuthRequestError where it cannot be renewed now.
   */
  getAccessToken(): Promise<string | null>;
  /** `fetch` for the application's own requests. */
  readonly fetch: AuthFetch;
  /** Status of a token. */
  tokenStatus(kind?: 'access' | 'refresh'): TokenStatus;
  /** Whether the user has the scopes; without a user false. Mode default: `all`. */
  hasScope(scopes: string | readonly string[], mode?: ScopeMode): boolean;
  /**
   * Redirects; returns the address, or false where the redirect is off, refused or leads to the current page. `from` is the
   * page to return to.
   */
  redirect(name: RedirectName, context?: { from?: string | undefined }): string | false;
  /** Address of a redirect target, or false where it is off. */
  redirectTarget(name: RedirectName): string | false;
  /**
   * Changes to another strategy; a session of the old one ends on this side.
   * @throws NoStrategyError, UnknownStrategyError
   */
  setStrategy(name: string): Promise<void>;
  /** Subscribes to an event; returns an unsubscribe function. */
  on<Name extends keyof AuthEvents<User>>(
    name: Name,
    listener: AuthListener<User, Name>,
  ): () => void;
}
