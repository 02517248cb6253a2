import {
  type AuthPhase,
  AuthRequestError,
  isFinalRefusal,
  TokenMissingError,
  UserFieldMissingError,
} from '../core/auth-error';
import { readPath } from '../core/read-path';
import type {
  Answer,
  Endpoint,
  Grant,
  GrantedToken,
  LogoutChoices,
  StrategyContext,
} from '../core/strategy';
import { expiryOf, isToken } from '../core/token';
import type { RefreshStrategyOptions, RefreshTokenOptions, TokenOptions } from './strategy-options';

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

/** Parser of one kind of token: its value and its expiry. */
interface TokenReader {
  /** Returns the token of a response, or null. */
  find: (answer: Answer, now: number) => GrantedToken | null;
  /** Returns the token of a response that must have one. */
  get: (answer: Answer, now: number, phase: AuthPhase) => GrantedToken;
  /** Returns a token that the application already has. */
  adopt: (value: string, now: number) => GrantedToken;
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
): TokenReader {
  const { property = `${prefix}token`, expiresIn: inAnswer = `${prefix}expires_in` } = options;
  const { maxAge = lifetime } = options;
  const find = ({ body, serverTime }: Answer, now: number) => {
    const value = readPath(body, property);
    if (!isToken(value)) return null;
    const expiresIn = inAnswer && readPath(body, inAnswer);
    return {
      value,
      expiresAt: expiryOf(value, { now, maxAge, expiresIn, serverTime, fresh: true }),
    };
  };
  return {
    find,
    get(answer, now, phase) {
      const token = find(answer, now);
      if (!token) throw new TokenMissingError(String(property), phase);
      return token;
    },
    adopt(value, now) {
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
