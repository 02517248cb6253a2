/** Address of one call: where, with which method. A text is the address alone. */
export type Endpoint = string | { url: string; method?: string };

/** One token as a server gave it. */
export interface GrantedToken {
  /** The token. */
  value: string;
  /** Moment of its end on this device's clock, in ms, or null where it has none. */
  expiresAt: number | null;
}

/** Outcome of a sign-in or a refresh. */
export interface Grant<User> {
  /** Access token; null where script holds none. */
  access: GrantedToken | null;
  /** Refresh token; null keeps the one that there is, if any. */
  refresh: GrantedToken | null;
  /** User, where the answer had one. */
  user?: User | null;
}

/** Answer of an endpoint. */
export interface Answer {
  /** Parsed JSON; undefined where the body is empty or no JSON. */
  body: unknown;
  /** Server's time from the `Date` header in ms, or null where it cannot be read. */
  serverTime: number | null;
}

/** One call to an endpoint. */
export interface EndpointCall {
  /** Method where the endpoint names none. */
  method: string;
  /** Value that is sent as JSON; FormData and URLSearchParams go as they are. */
  body?: unknown;
  /** Access token to send, or null for none. */
  token?: string | null;
  /** Whether the request outlives the page. */
  keepalive?: boolean;
}

/** What a strategy is given to work with. */
export interface StrategyContext {
  /** Access token of the session, or null. */
  readonly token: string | null;
  /** Signal that ends the call. */
  readonly signal: AbortSignal;
  /** Time in ms. */
  now(): number;
  /**
   * Answer of an endpoint.
   * @throws AuthRequestError where no answer comes or the status is not 2xx; a redirect is not followed, for it would carry secrets along.
   */
  send(endpoint: Endpoint, call: EndpointCall): Promise<Answer>;
}

/**
 * Way of signing in. `localStrategy`, `refreshStrategy` and `cookieStrategy` are three; write your own for anything
 * else.
 */
export interface Strategy<User extends object = Record<string, unknown>> {
  /** Whether script holds an access token; false where the browser keeps a cookie that script cannot read. */
  readonly holdsToken: boolean;
  /** Whether `refresh` needs a refresh token that script holds. */
  readonly holdsRefreshToken: boolean;
  /** Addresses whose calls `auth.fetch` neither queues nor repeats: sign-in, sign-out, refresh. */
  readonly endpoints: readonly (Endpoint | false)[];
  /** Whether the user is fetched where an answer to a sign-in has none. */
  readonly fetchesUser: boolean;
  /**
   * Puts the token on a request that leaves for an allowed origin. Returns the request's credentials mode
   * where it is not the default.
   */
  authorize(headers: Headers, token: string | null, method: string): RequestCredentials | undefined;
  /**
   * Tokens, and the user if the answer has one, for what a person typed; absent or false where `setTokens` is the
   * only way in.
   */
  login?: false | ((credentials: unknown, context: StrategyContext) => Promise<Grant<User>>);
  /** Signs out on the server; absent or false where the session ends on this side alone. */
  logout?: false | ((options: { everywhere: boolean }, context: StrategyContext) => Promise<void>);
  /** User of the session. */
  fetchUser(context: StrategyContext): Promise<User>;
  /** New tokens; absent or false where a session cannot be renewed. */
  refresh?:
    | false
    | ((refreshToken: string | null, context: StrategyContext) => Promise<Grant<User>>);
  /** Token with its end for one that the application got elsewhere. */
  adopt?(
    token: string,
    kind: 'access' | 'refresh',
    now: number,
  ): GrantedToken | null | Promise<GrantedToken | null>;
}
