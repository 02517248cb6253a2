import {
  AuthRequestError,
  isFinalRefusal,
  TokenMissingError,
  UserFieldMissingError,
  type AuthPhase,
} from '../core/auth-error';
import { readPath } from '../core/scopes';
import type {
  Answer,
  Endpoint,
  Grant,
  GrantedToken,
  LogoutChoices,
  StrategyContext,
} from '../core/strategy';
import { expiryOf, isToken } from '../core/token';

/** Options of a built-in strategy's calls. */
interface TokenSetup {
  /** Options as passed. */
  options: RefreshStrategyOptions;
  /** Endpoint of the sign-in. */
  login: Endpoint | false;
  /** Endpoint of the sign-out. */
  logout: Endpoint | false;
  /** Endpoint of the refresh. */
  refresh: Endpoint | false;
  /** Whether cookies contain the tokens. */
  isCookie: boolean;
  /** Whether scripts have a refresh token. */
  holdsRefreshToken: boolean;
}

/** Creates the calls of a built-in strategy and the parsers of their responses. */
export function tokenCalls<User extends object>(setup: TokenSetup) {
  const { options, login, logout, refresh, isCookie, holdsRefreshToken } = setup;
  const { token = {}, refreshToken = {}, endpoints = {}, user = {} } = options;
  const { clientId, grantType, scope } = options;
  const { user: userEndpoint = '/api/auth/user' } = endpoints;
  const { property = 'user' } = user;
  const { data = 'refresh_token', tokenRequired } = refreshToken;
  const access = tokenReader(token, '', 1800);
  const renewal = tokenReader(refreshToken, 'refresh_', 2_592_000);
  const ask = async (
    { send, now }: StrategyContext,
    endpoint: Endpoint | false,
    body: unknown,
    phase: AuthPhase,
    token: string | null = null,
  ): Promise<Grant<User>> => {
    const answer = await send(endpoint || '', { method: 'POST', body, token });
    const found = property && readPath(answer.body, property);
    return {
      access: isCookie ? null : access.get(answer, now(), phase),
      // Without one, the session ends with its access token.
      refresh: holdsRefreshToken ? renewal.find(answer, now()) : null,
      user: isObject(found) ? (found as User) : null,
    };
  };
  const calls = {
    login(given: unknown, context: StrategyContext) {
      const own = { client_id: clientId, grant_type: grantType, scope };
      return ask(context, login, join(given, own), 'login');
    },
    refresh(value: string | null, context: StrategyContext) {
      const own = { client_id: clientId, grant_type: grantType && 'refresh_token' };
      const body = join(value === null ? {} : { [data]: value }, own);
      return ask(context, refresh, body, 'refresh', tokenRequired ? context.token : null);
    },
    async logout({ everywhere, refreshToken: held }: LogoutChoices, context: StrategyContext) {
      const request = (token: string | null, value: string | null) => {
        const fields = { ...(everywhere && { everywhere }), ...(value && { [data]: value }) };
        const body = Object.keys(fields).length > 0 ? fields : undefined;
        return context.send(logout || '', { method: 'POST', body, token, keepalive: true });
      };
      try {
        await request(context.token, held);
      } catch (error) {
        const canRenew = refresh && (held || !holdsRefreshToken);
        const isExpired = error instanceof AuthRequestError && error.status === 401;
        if (!canRenew || !isExpired) throw error;
        // The refresh token is still valid, unless the server rejects it, too.
        const renewed = await calls.refresh(held, context).catch((cause: unknown) => {
          if (!isFinalRefusal(cause)) throw error;
        });
        if (renewed) await request(renewed.access?.value ?? null, renewed.refresh?.value ?? held);
      }
    },
    async fetchUser({ send, token }: StrategyContext) {
      if (!userEndpoint) return {} as User;
      const { body } = await send(userEndpoint, { method: 'GET', token });
      const found = readPath(body, property);
      if (!isObject(found)) throw new UserFieldMissingError(String(property));
      return found as User;
    },
    adopt: (value: string, kind: 'access' | 'refresh', now: number) =>
      (kind === 'access' ? access : renewal).adopt(value, now),
  };
  return calls;
}

/**
 * Creates the parser of one kind of token.
 * @param prefix Prefix of the default properties.
 * @param lifetime Default lifetime in seconds.
 */
export function tokenReader(
  options: TokenOptions | RefreshTokenOptions,
  prefix: string,
  lifetime: number,
) {
  const { property = `${prefix}token`, expiresIn: inAnswer = `${prefix}expires_in` } = options;
  const { maxAge = lifetime } = options;
  const find = ({ body, serverTime }: Answer, now: number): GrantedToken | null => {
    const value = readPath(body, property);
    if (!isToken(value)) return null;
    const expiresIn = inAnswer && readPath(body, inAnswer);
    return {
      value,
      expiresAt: expiryOf(value, { now, maxAge, expiresIn, serverTime, fresh: true }),
    };
  };
  return {
    /** Returns the token of a response, or null. */
    find,
    /** Returns the token of a response that must have one. */
    get(answer: Answer, now: number, phase: AuthPhase): GrantedToken {
      const token = find(answer, now);
      if (!token) throw new TokenMissingError(String(property), phase);
      return token;
    },
    /** Returns a token that the application already has. */
    adopt(value: string, now: number): GrantedToken {
      if (!isToken(value)) throw new TokenMissingError(String(property), 'login');
      return { value, expiresAt: expiryOf(value, { now, maxAge }) };
    },
  };
}

/** Adds the configured OAuth 2.0 fields to a body (RFC 6749, section 4.3.2); only to plain objects. */
function join(body: unknown, fields: Record<string, string | false | undefined>): unknown {
  if (body && body.constructor !== Object) return body;
  const all = Object.entries({ ...(body as object), ...fields });
  return Object.fromEntries(all.filter(([key, value]) => value || !(key in fields)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
