import type { Endpoint } from './strategy';

/** Addresses of a strategy; false leaves the call out. */
export interface Endpoints {
  /** Sign-in. Default: `POST /api/auth/login`. */
  login?: Endpoint | false;
  /**
   * Sign-out, with `{ "everywhere": true }` where that is asked for. False: only this side forgets. Default: `POST
   * /api/auth/logout`.
   */
  logout?: Endpoint | false;
  /** User. False: the user is an empty object. Default: `GET /api/auth/user`. */
  user?: Endpoint | false;
}

/** Addresses with that of the refresh. */
export interface RefreshEndpoints extends Endpoints {
  /** Refresh. Default: `POST /api/auth/refresh`. */
  refresh?: Endpoint | false;
}

/** Access token: where it is found and how it is sent. */
export interface TokenOptions {
  /** Dot path in the answer; false: the body is the token. Default: `token`. */
  property?: string | false;
  /** Dot path of the lifetime in seconds in the answer; false ignores it. Default: `expires_in`. */
  expiresIn?: string | false;
  /** Prefix of the token; false for none. Default: `Bearer`. */
  type?: string | false;
  /**
   * Header. Another than `Authorization` is carried along by the browser when a server redirects to another origin, so that
   * redirects of requests with it are errors. Default: `Authorization`.
   */
  name?: string;
  /** Lifetime in seconds where neither the token nor the answer has one; false: no end. Default: 1800. */
  maxAge?: number | false;
}

/** Refresh token: where it is found and how it is sent. */
export interface RefreshTokenOptions {
  /** Dot path in the answer. Default: `refresh_token`. */
  property?: string;
  /** Dot path of the lifetime in seconds in the answer; false ignores it. Default: `refresh_expires_in`. */
  expiresIn?: string | false;
  /** Name of the field in the request. Default: `refresh_token`. */
  data?: string;
  /** Lifetime in seconds where neither the token nor the answer has one; false: no end. Default: 2592000 (30 days). */
  maxAge?: number | false;
  /**
   * Whether script holds it: a session that is given none ends with its access token. False: the server keeps it, in a
   * cookie, and none is sent. Default: true.
   */
  required?: boolean;
  /** Whether the access token goes with the request too. Default: false. */
  tokenRequired?: boolean;
}

/** User: where it is found. */
export interface UserOptions {
  /** Dot path in the answers; false: the user endpoint's whole body is the user. Default: `user`. */
  property?: string | false;
  /** Whether the user is fetched where the answer to a sign-in has none. Default: true. */
  autoFetch?: boolean;
}

/** Options that every shipped strategy has. */
export interface StrategyOptions {
  /** Addresses. */
  endpoints?: Endpoints;
  /** User. */
  user?: UserOptions;
  /**
   * Credentials mode of the requests, where cookies have to cross origins. Default: the browser's, with
   * `cookieStrategy` `include`.
   */
  credentials?: RequestCredentials;
  /** `client_id` of the requests. Default: false. */
  clientId?: string | false;
  /** `grant_type` of the sign-in; a refresh then has `refresh_token`. Default: false. */
  grantType?: string | false;
  /** `scope` of the sign-in. Default: false. */
  scope?: string | false;
}

/** Options of `localStrategy`. */
export interface LocalStrategyOptions extends StrategyOptions {
  /** Access token. */
  token?: TokenOptions;
}

/** Options of `refreshStrategy`. */
export interface RefreshStrategyOptions extends LocalStrategyOptions {
  /** Addresses. */
  endpoints?: RefreshEndpoints;
  /** Refresh token. */
  refreshToken?: RefreshTokenOptions;
}

/** Options of `cookieStrategy`. */
export interface CookieStrategyOptions extends StrategyOptions {
  /** Addresses; the refresh is left out unless given. */
  endpoints?: RefreshEndpoints;
  /**
   * Cookie that is echoed in a header with requests that change something, whose redirects are errors; false for none.
   * Default: `XSRF-TOKEN` in `X-XSRF-TOKEN`.
   */
  csrf?: { cookie?: string; header?: string } | false;
}
