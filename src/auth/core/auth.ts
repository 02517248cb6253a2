import type { AuthError, AuthPhase } from './auth-error';
import type { ScopeMode } from './scopes';
import type { TokenStatus } from './token';

/** Default type of the user. */
export type AuthUser = Record<string, unknown>;

/**
 * Status of a session: not started, looking for a stored session, signed out, signed in, or signed in and
 * refreshing.
 */
export type AuthStatus = 'idle' | 'restoring' | 'anonymous' | 'authenticated' | 'refreshing';

/**
 * Why a session ended: by request (including `setUser(null)`), because both tokens expired, because the server
 * rejected it, or by a sign-out in another tab.
 */
export type LogoutReason = 'logout' | 'expired' | 'rejected' | 'other-tab';

/** Immutable snapshot of the session, the same object until it changes. It contains no token. */
export interface AuthState<User extends object = AuthUser> {
  /** Status. In `idle` and `restoring`, it is not known yet whether a user is signed in. */
  readonly status: AuthStatus;
  /** User, or null. */
  readonly user: User | null;
  /** Whether a user is signed in. */
  readonly loggedIn: boolean;
  /** Whether a sign-in or a sign-out is in progress. */
  readonly busy: boolean;
  /** Last failure; null after the next success. */
  readonly error: AuthError | null;
  /** Name of the current strategy, or null. */
  readonly strategy: string | null;
  /** Why the last session ended; null if there was none or a session is active. */
  readonly endedBy: LogoutReason | null;
}

/** Failure, reported once. */
export interface AuthFailure {
  /** Operation that failed. */
  phase: AuthPhase;
  /** The error. */
  cause: AuthError;
  /** Whether a retry may succeed. */
  retryable: boolean;
}

/** Name of a redirect target. */
export type RedirectName = 'login' | 'logout' | 'home' | 'callback';

/** Payloads of the events, by name. */
export interface AuthEvents<User extends object = AuthUser> {
  /** Failure of any kind, reported once. */
  error: AuthFailure;
  /** Emitted before a redirect; a listener may return another path of this origin, or false to cancel it. */
  redirect: { name: RedirectName; to: string; from: string };
  /** Emitted after a sign-in; `otherTab` if it happened in another tab. */
  login: { user: User | null; strategy: string; otherTab: boolean };
  /** Emitted after the end of a session; clear caches of the user's data here. */
  logout: { reason: LogoutReason };
  /** Emitted after a refresh; `otherTab` if it happened in another tab. `expiresAt` is in ms or null. */
  refresh: { expiresAt: number | null; otherTab: boolean };
  /** Emitted when the user object changes; `switched` if it is a different user. */
  user: { user: User | null; switched: boolean };
  /**
   * Emitted before the end of a session that cannot be refreshed without the user, for a warning (WCAG
   * 2.2.1).
   */
  expiring: { secondsLeft: number };
}

/** Event listener. Errors that it throws are reported to the page and have no other effect. */
export type AuthListener<User extends object, Name extends keyof AuthEvents<User>> = (
  event: AuthEvents<User>[Name],
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Name extends 'redirect' ? string | false | void : void;

/** Options of a sign-in. */
export interface LoginOptions {
  /** Name of the strategy. Default: the current one. */
  strategy?: string;
  /** Whether the tokens are stored in `rememberStore`. Default: false. */
  remember?: boolean;
  /** Signal that aborts the sign-in. */
  signal?: AbortSignal;
}

/**
 * `fetch` with one more option: `auth: false`, or an `Authorization` header, sends the request
 * without a token, without waiting and without a retry. On a redirect to another origin, browsers
 * remove `Authorization` but keep other headers; a request to which the strategy adds another
 * header therefore rejects on a redirect, unless its `redirect` is set.
 */
export type AuthFetch = (
  input: RequestInfo | URL,
  init?: RequestInit & { auth?: boolean },
) => Promise<Response>;

/** Sign-in client: a session, its tokens and its requests. Nothing happens before `start`. */
export interface Auth<User extends object = AuthUser> {
  /**
   * Starts the client and looks for a stored session. Counts its calls; resolves when it is known whether a
   * user is signed in, and never rejects.
   */
  start(): Promise<void>;
  /**
   * Stops the client, once per `start`: the last call clears timers, the channel and pending requests. The
   * session stays stored; `start` can be called again.
   */
  dispose(): void;
  /** Returns the current snapshot. */
  getSnapshot(): AuthState<User>;
  /** Returns the snapshot for a server and for hydration: `idle`. */
  getServerSnapshot(): AuthState<User>;
  /** Subscribes to changes of the snapshot; returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  /**
   * Signs in; resolves with the user, or with null if the response has none and it is not fetched. A later
   * sign-in or sign-out replaces it.
   * @throws NoStrategyError, UnknownStrategyError, TokenMissingError, UserFieldMissingError,
   * AuthRequestError, SessionChangedError; nothing is stored then.
   */
  login(credentials?: unknown, options?: LoginOptions): Promise<User | null>;
  /**
   * Signs out. The session ends in the client and in other tabs immediately, regardless of the response; a
   * failure of the server emits an `error` event. A guest has nothing to end.
   * @throws NoStrategyError
   */
  logout(options?: { everywhere?: boolean }): Promise<void>;
  /**
   * Fetches the user again; null for a guest.
   * @throws NoStrategyError, AuthRequestError, UserFieldMissingError, ExpiredAuthSessionError
   */
  fetchUser(): Promise<User | null>;
  /**
   * Replaces the user, for example after an edit; null ends the session in the client and in other tabs. Does
   * nothing for a guest if the strategy needs a token.
   */
  setUser(user: User | null): void;
  /**
   * Signs in with existing tokens, and fetches the user. Without a refresh token, the session ends with the
   * access token.
   * @throws the same errors as `login`.
   */
  setTokens(
    tokens: { access: string; refresh?: string },
    options?: { remember?: boolean; strategy?: string },
  ): Promise<User | null>;
  /**
   * Refreshes the tokens now, one refresh at a time in all tabs; does nothing for a guest.
   * @throws the same errors as `getAccessToken`.
   */
  refresh(): Promise<void>;
  /**
   * Returns a valid access token, refreshed if necessary; null for a guest, or if scripts have none.
   * @throws NoStrategyError; ExpiredAuthSessionError if both tokens have expired; AuthRequestError if it
   * cannot be refreshed now.
   */
  getAccessToken(): Promise<string | null>;
  /** `fetch` for the application's own requests. */
  readonly fetch: AuthFetch;
  /** Returns the status of a token. */
  tokenStatus(token?: 'access' | 'refresh'): TokenStatus;
  /** Whether the user has the scopes; false without a user. Mode default: `all`. */
  hasScope(scopes: string | readonly string[], mode?: ScopeMode): boolean;
  /**
   * Redirects; returns the URL, or false if the redirect is disabled, rejected or the current page. `from` is
   * the page to return to.
   */
  redirect(name: RedirectName, context?: { from?: string | undefined }): string | false;
  /** Returns the URL of a redirect target, or false if it is disabled. */
  redirectTarget(name: RedirectName): string | false;
  /**
   * Changes the strategy; a session of the previous one ends in the client. Before `start`, it selects the
   * strategy of a guest, and a stored session remains.
   * @throws NoStrategyError, UnknownStrategyError
   */
  setStrategy(name: string): Promise<void>;
  /** Subscribes to an event; returns an unsubscribe function. */
  on<Name extends keyof AuthEvents<User>>(
    name: Name,
    listener: AuthListener<User, Name>,
  ): () => void;
}
