import type { RedirectName } from './auth';

/** Endpoint: a URL, optionally with a method. */
export type Endpoint = string | { url: string; method?: string };

/** Token of a server. */
export interface GrantedToken {
  /** The token. */
  value: string;
  /** Expiry on the clock of this device, in ms, or null if there is none. */
  expiresAt: number | null;
}

/** Result of a sign-in or a refresh. */
export interface Grant<User> {
  /** Access token; null if scripts have none. */
  access: GrantedToken | null;
  /** Refresh token; null keeps the existing one, if any. */
  refresh: GrantedToken | null;
  /** User, if the response has one. */
  user?: User | null;
  /** Page to which the `home` redirect returns, if the sign-in left the page. */
  returnTo?: string | null;
  /** Whether the tokens are stored in `rememberStore`, if the sign-in left the page. */
  remember?: boolean;
}

/** Response of an endpoint. */
export interface Answer {
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  body: unknown;
  /** Server time from the `Date` header in ms, or null if it is missing. */
  serverTime: number | null;
}

/** Request to an endpoint. */
export interface EndpointCall {
  /** Default method of the endpoint. */
  method: string;
  /** Body, sent as JSON; FormData and URLSearchParams are sent unchanged. */
  body?: unknown;
  /** Access token to send, or null for none. */
  token?: string | null;
  /** Whether the request continues after the page is closed. */
  keepalive?: boolean;
}

/** Context of a strategy. */
export interface StrategyContext {
  /** Name of the strategy. */
  readonly name: string;
  /** Names of all strategies. */
  readonly names: readonly string[];
  /** Access token of the session, or null. */
  readonly token: string | null;
  /** Signal that aborts the call. */
  readonly signal: AbortSignal;
  /** Store of this tab, with the prefix of the client: what a sign-in needs after it left the page. */
  readonly tabStore: PromptStore;
  /** Current time in ms. */
  now(): number;
  /** Returns the absolute URL of a redirect target, or null if it is disabled. */
  urlOf(name: RedirectName): string | null;
  /** Returns a path of this site that is safe to redirect to, or null; `safeReturnTo` for this page. */
  safePath(path: unknown): string | null;
  /**
   * Sends a request to an endpoint.
   * @throws AuthRequestError if there is no response or the status is not 2xx; redirects are not followed,
   * because they could leak secrets.
   */
  send(endpoint: Endpoint, call: EndpointCall): Promise<Answer>;
}

/** Options of a strategy's sign-in. */
export interface LoginChoices {
  /** Whether the tokens are stored in `rememberStore`. */
  remember: boolean;
}

/** Options of a strategy's sign-out. */
export interface LogoutChoices {
  /** Whether the user signs out on all devices. */
  everywhere: boolean;
  /** Refresh token of the session that has ended, or null. */
  refreshToken: string | null;
}

/**
 * Way to sign in. `localStrategy`, `refreshStrategy` and `cookieStrategy` are built in; implement the
 * interface for others.
 */
export interface Strategy<User extends object = Record<string, unknown>> {
  /** Whether scripts have an access token; false if the browser keeps a cookie that scripts cannot read. */
  readonly holdsToken: boolean;
  /** Whether `refresh` needs a refresh token in scripts. */
  readonly holdsRefreshToken: boolean;
  /** Endpoints whose requests `auth.fetch` neither delays nor retries: sign-in, sign-out, refresh. */
  readonly endpoints: readonly (Endpoint | false)[];
  /** Whether the user is fetched if the response to a sign-in has none, or one without scopes. */
  readonly fetchesUser: boolean;
  /**
   * Adds the token to a request to an allowed origin. Returns the request's credentials mode if it is not the
   * default.
   */
  authorize(headers: Headers, token: string | null, method: string): RequestCredentials | undefined;
  /**
   * Gets tokens, and the user if the response has one, for the credentials; absent or false if only
   * `setTokens` signs in.
   */
  login?:
    | false
    | ((
        credentials: unknown,
        context: StrategyContext,
        options: LoginChoices,
      ) => Promise<Grant<User>>);
  /**
   * Completes a sign-in that left the page, if `page` is the response to it; null for any other page. Called
   * by `start`.
   */
  resume?(page: URL, context: StrategyContext): Promise<Grant<User>> | null;
  /** Signs out on the server; absent or false if the session ends only in the client. */
  logout?: false | ((options: LogoutChoices, context: StrategyContext) => Promise<void>);
  /** Fetches the user of the session. */
  fetchUser(context: StrategyContext): Promise<User>;
  /** Gets new tokens; absent or false if a session cannot be refreshed. */
  refresh?:
    | false
    | ((refreshToken: string | null, context: StrategyContext) => Promise<Grant<User>>);
  /** Returns an existing token of the application with its expiry. */
  adopt?(
    token: string,
    type: 'access' | 'refresh',
    now: number,
  ): GrantedToken | null | Promise<GrantedToken | null>;
}

/**
 * Storage of strings by key: `memoryStore()`, `sessionStore()`, `localStore()`, `cookieStore()` or a custom
 * one. Each function may be synchronous or asynchronous. Values are stored unchanged and never parsed.
 */
export interface TokenStore {
  /** Returns the value of a key, or null. */
  get(key: string): string | null | Promise<string | null>;
  /** Stores a value; a full or blocked store ignores it. */
  set(key: string, value: string): void | Promise<void>;
  /** Removes a key. */
  remove(key: string): void | Promise<void>;
  /**
   * Subscribes to changes in other tabs; a store that has it is shared by all tabs. The listener is called with
   * the key, or with an empty string if everything changed; returns an unsubscribe function.
   */
  subscribe?(onChange: (key: string) => void): () => void;
}

/** Synchronous store, such as those of the browser. */
export interface PromptStore extends TokenStore {
  get(key: string): string | null;
}

/** One store for both tokens, or one for each; a token without a store stays in memory. */
export type TokenStores = TokenStore | { access?: TokenStore; refresh?: TokenStore };
