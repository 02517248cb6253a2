import type { Endpoint } from '../core/strategy';

/** Endpoints of a strategy; false disables a call. */
export interface Endpoints {
  /** Sign-in. Default: `POST /api/auth/login`. */
  login?: Endpoint | false;
  /**
   * Sign-out, with the refresh token, and with `{ "everywhere": true }` if requested. After a 401, it is repeated
   * with a refreshed access token. If false, only the client signs out. Default: `POST /api/auth/logout`.
   */
  logout?: Endpoint | false;
  /** User. If false, the user is an empty object. Default: `GET /api/auth/user`. */
  user?: Endpoint | false;
}

/** Endpoints, including the refresh. */
export interface RefreshEndpoints extends Endpoints {
  /** Refresh. Default: `POST /api/auth/refresh`. */
  refresh?: Endpoint | false;
}

/** Where the access token is found and how it is sent. */
export interface TokenOptions {
  /** Dot path in the response; false if the body is the token. Default: `token`. */
  property?: string | false;
  /** Dot path of the lifetime in seconds in the response; false to ignore it. Default: `expires_in`. */
  expiresIn?: string | false;
  /** Prefix of the token; false for none. Default: `Bearer`. */
  type?: string | false;
  /**
   * Header. Browsers keep headers other than `Authorization` on a redirect to another origin, so redirects of
   * requests with such a header are errors. Default: `Authorization`.
   */
  name?: string;
  /** Lifetime in seconds if neither the token nor the response has one; false for none. Default: 1800. */
  maxAge?: number | false;
}

/** Where the refresh token is found and how it is sent. */
export interface RefreshTokenOptions {
  /** Dot path in the response. Default: `refresh_token`. */
  property?: string;
  /**
   * Dot path of the lifetime in seconds in the response; false to ignore it. Default: `refresh_expires_in`.
   */
  expiresIn?: string | false;
  /** Name of the field in the request. Default: `refresh_token`. */
  data?: string;
  /**
   * Lifetime in seconds if neither the token nor the response has one; false for none. Default: 2592000 (30
   * days).
   */
  maxAge?: number | false;
  /**
   * Whether scripts have the refresh token; a session without one ends with its access token. If
   * false, the server keeps it in a cookie, and the body of a refresh does not contain it. Default:
   * true.
   */
  required?: boolean;
  /** Whether the access token is also sent with the refresh. Default: false. */
  tokenRequired?: boolean;
}

/** Where the user is found. */
export interface UserOptions {
  /**
   * Dot path in the responses; false if the complete body of the user endpoint is the user. Default: `user`.
   */
  property?: string | false;
  /** Whether the user is fetched if the response to a sign-in has none, or one without scopes. Default: true. */
  autoFetch?: boolean;
}

/** Options of every built-in strategy. */
export interface StrategyOptions {
  /** Endpoints. */
  endpoints?: Endpoints;
  /** User options. */
  user?: UserOptions;
  /**
   * Credentials mode of the requests, for cross-origin cookies. Default: the browser's, with `cookieStrategy`
   * `include`.
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
  /** Access token options. */
  token?: TokenOptions;
}

/** Options of `refreshStrategy`. */
export interface RefreshStrategyOptions extends LocalStrategyOptions {
  /** Endpoints. */
  endpoints?: RefreshEndpoints;
  /** Refresh token options. */
  refreshToken?: RefreshTokenOptions;
}

/** Options of `cookieStrategy`. */
export interface CookieStrategyOptions extends StrategyOptions {
  /** Endpoints; there is no refresh by default. */
  endpoints?: RefreshEndpoints;
  /**
   * Cookie whose value is sent in a header of requests with an unsafe method; redirects of these
   * requests are errors; false for none. Default: `XSRF-TOKEN` in `X-XSRF-TOKEN`.
   */
  csrf?: { cookie?: string; header?: string } | false;
}
