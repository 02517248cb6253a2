import type { AuthUser, RedirectName } from '../core/auth';
import type { PromptStore, Strategy, TokenStores } from '../core/strategy';
import type { Locks, TabChannel } from '../tabs/tab-channel';

/** Argument of a function that returns a redirect target. */
export interface RedirectContext<User extends object = AuthUser> {
  /** User, or null. */
  user: User | null;
  /** Name of the current strategy, or null. */
  strategy: string | null;
  /** Path, query and hash of the current page. */
  from: string;
}

/** Path of this origin, a function that returns one, or false for no redirect. */
export type RedirectTarget<User extends object = AuthUser> =
  | string
  | false
  | ((context: RedirectContext<User>) => string | false);

/** Redirect targets; the defaults are `/login`, `/`, `/`, `/login`. */
export type RedirectOptions<User extends object = AuthUser> = Partial<
  Record<RedirectName, RedirectTarget<User>>
>;

/** Retries of a refresh that failed temporarily. */
export interface RetryOptions {
  /** Number of retries after the first attempt; none after `timeout`. Default: 3. */
  attempts?: number;
  /**
   * Delay before the first retry in ms, doubled for each next one; the actual delay is a random value between
   * half and all of it. Default: 200.
   */
  delay?: number;
  /** Maximum delay in ms; if the server requests more, there are no more retries. Default: 10000. */
  maxDelay?: number;
  /**
   * Milliseconds after the last failure during which calls reject with that failure instead of refreshing
   * again, unless the device comes online. A server can request more, up to five minutes. Default: 5000.
   */
  coolDown?: number;
}

/** Options of `createAuth`. */
export interface AuthOptions<User extends object = AuthUser> {
  /** Strategies by name. */
  strategies: Readonly<Record<string, Strategy<User>>>;
  /** Name of the initial strategy. Default: the first. */
  defaultStrategy?: string;
  /**
   * Where tokens are stored. Tabs that share a store share a session. If each tab has its own store - memory
   * or session storage - a sign-out in one tab signs out all, and so does the sign-in of another user.
   * Default: memory, which is cleared on reload.
   */
  store?: TokenStores;
  /** Where tokens of a sign-in with `remember` are stored. Default: the same as `store`. */
  rememberStore?: TokenStores;
  /**
   * Prefix of all keys in the stores, and name of the channel and the lock; the same in all tabs of an
   * application. Default: `auth.`
   */
  prefix?: string;
  /** Redirect targets; false for none. */
  redirect?: RedirectOptions<User> | false;
  /** Where the requested page is stored. Default: the session storage. */
  redirectStore?: PromptStore;
  /** Dot path of the scopes in the user. Default: `scope`. */
  scopeKey?: string;
  /** Dot path that identifies a user. Default: `id`, then `sub`. */
  userKey?: string;
  /**
   * Origins to which `fetch` sends the token, such as `https://api.example.com`, or a function of the URL;
   * wildcards are not supported. Default: this origin and those of the endpoints.
   */
  origins?: readonly string[] | ((url: URL) => boolean);
  /** Base URL of relative endpoints. Default: the page. */
  baseUrl?: string;
  /** Whether a request with the status 401 is retried once after a refresh. Default: true. */
  retryUnauthorized?: boolean;
  /** Milliseconds before its expiry at which a token counts as expired. Default: 500. */
  leeway?: number;
  /**
   * Milliseconds before its expiry at which the access token is refreshed automatically while the tab is
   * visible; false refreshes it when a request needs it. Default: false.
   */
  refreshAhead?: number | false;
  /**
   * Milliseconds before the end of the session at which the `expiring` event is emitted; false for never.
   * Default: 120000.
   */
  warnAhead?: number | false;
  /** Retries of failed refreshes. */
  retry?: RetryOptions;
  /** Timeout of an endpoint or a store in ms; false for none. Default: 30000. */
  timeout?: number | false;
  /**
   * Called with an unsuccessful response; the result, such as field errors, becomes the error's `details`.
   * Default: none.
   */
  describeFailure?: (status: number, body: unknown) => unknown;
  /** Function that makes all requests. Default: the global `fetch`, looked up on each call. */
  fetch?: typeof fetch;
  /** Current time in ms. Default: `Date.now`. */
  now?: () => number;
  /** Random number from 0 to 1 for retry delays. Default: `Math.random`. */
  random?: () => number;
  /**
   * Web Locks, so that tabs refresh one after the other; false for none. Default: `navigator.locks`, or else claims in the
   * local storage.
   */
  locks?: Locks | false;
  /** Creates the channel between tabs; false for none. Default: `tabChannel`. */
  channel?: ((name: string) => TabChannel) | false;
  /** URL of the page. Default: `location.href`. */
  location?: () => string;
  /** Navigates to a page: your router's function. Default: `location.assign`. */
  navigate?: (to: string, redirect: { name: RedirectName }) => void;
}
