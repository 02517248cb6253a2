import type { AuthUser, RedirectName } from './auth';
import type { PromptStore, TokenStores } from '../stores/token-store';
import type { Strategy } from '../strategies/strategy';
import type { TabChannel } from '../tabs/tab-channel';
import type { Locks } from '../tabs/tab-lock';

/** What a redirect target may depend on. */
export interface RedirectContext<User extends object = AuthUser> {
  /** User, or null. */
  user: User | null;
  /** Name of the strategy in use, or null. */
  strategy: string | null;
  /** Path, query and hash of the page that we are on. */
  from: string;
}

/** Path of this origin, a function that answers one, or false for no redirect. */
export type RedirectTarget<User extends object = AuthUser> =
  | string
  | false
  | ((context: RedirectContext<User>) => string | false);

/** Targets; a missing one has its default: `/login`, `/`, `/`, `/login`. */
export type RedirectOptions<User extends object = AuthUser> = Partial<
  Record<RedirectName, RedirectTarget<User>>
>;

/** Repetition of a refresh that failed for a passing reason. */
export interface RetryOptions {
  /** Repetitions after the first try; none once `timeout` has gone by. Default: 3. */
  attempts?: number;
  /**
   * Milliseconds before the first repetition, doubled for each next, of which a random half to all is waited.
   * Default: 200.
   */
  delay?: number;
  /** Longest wait in ms; a server that asks for more ends the repetitions. Default: 10000. */
  maxDelay?: number;
  /**
   * Milliseconds after the last failure in which no other refresh is tried, unless the device comes online: calls
   * reject with that failure. A server can ask for more, up to five minutes. Default: 5000.
   */
  coolDown?: number;
}

/** Options of `createAuth`. */
export interface AuthOptions<User extends object = AuthUser> {
  /** Ways of signing in by name. */
  strategies: Readonly<Record<string, Strategy<User>>>;
  /** Name of the strategy that is used first. Default: the first. */
  defaultStrategy?: string;
  /**
   * Where tokens are kept. Tabs that share a store share a session. Where each has its own - memory, the session storage - a
   * sign-out in one tab signs out all, and so does the sign-in of another person. Default: memory, which a reload empties.
   */
  store?: TokenStores;
  /** Where tokens of a sign-in with `remember` are kept. Default: as `store`. */
  rememberStore?: TokenStores;
  /**
   * Beginning of all keys in the stores, and name of the channel and the lock; the same in all tabs of one
   * application. Default: `auth.`
   */
  prefix?: string;
  /** Redirect targets; false: none. */
  redirect?: RedirectOptions<User> | false;
  /** Where the page to return to is kept. Default: the session storage. */
  redirectStore?: PromptStore;
  /** Dot path of the scopes in the user. Default: `scope`. */
  scopeKey?: string;
  /** Dot path that identifies a user. Default: `id`, then `sub`. */
  userKey?: string;
  /**
   * All origins that `fetch` gives the token to, such as `https://api.example.com`, or a function that decides about an address; there
   * is no wildcard. Default: this origin and those of the endpoints.
   */
  origins?: readonly string[] | ((url: URL) => boolean);
  /** Address that relative endpoints start from. Default: the page. */
  baseUrl?: string;
  /** Whether a request answered 401 is repeated once after a refresh. Default: true. */
  retryUnauthorized?: boolean;
  /** Milliseconds before its end at which a token counts as expired. Default: 500. */
  leeway?: number;
  /**
   * Milliseconds before its end at which the access token is renewed unasked while the tab is visible; false: when a
   * request needs it. Default: false.
   */
  refreshAhead?: number | false;
  /** Milliseconds before the end of the session at which the `expiring` event comes; false: never. Default: 120000. */
  warnAhead?: number | false;
  /** Repetition of failed refreshes. */
  retry?: RetryOptions;
  /** Milliseconds that an endpoint or a store may take; false: no limit. Default: 30000. */
  timeout?: number | false;
  /**
   * Called with an answer that is no success; what it returns, such as the errors of fields, becomes the error's `details`.
   * Default: none.
   */
  describeFailure?: (status: number, body: unknown) => unknown;
  /** Function that makes all requests. Default: the global `fetch`, looked up at each. */
  fetch?: typeof fetch;
  /** Time in ms. Default: `Date.now`. */
  now?: () => number;
  /** Number from 0 to 1 that spreads repetitions. Default: `Math.random`. */
  random?: () => number;
  /** Web Locks; false: none. Default: `navigator.locks`. */
  locks?: Locks | false;
  /** Maker of the channel between tabs; false: none. Default: `tabChannel`. */
  channel?: ((name: string) => TabChannel) | false;
  /** Address of the page. Default: `location.href`. */
  location?: () => string;
  /** Called to go to a page: the router's function. Default: `location.assign`. */
  navigate?: (to: string, redirect: { name: RedirectName }) => void;
}
