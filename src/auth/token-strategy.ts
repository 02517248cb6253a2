import { TokenMissingError, UserFieldMissingError, type AuthPhase } from './auth-error';
import { readCookie } from './cookie-store';
import { readPath } from './read-path';
import type { Answer, Endpoint, Grant, GrantedToken, Strategy } from './strategy';
import type {
  CookieStrategyOptions,
  LocalStrategyOptions,
  RefreshStrategyOptions,
  RefreshTokenOptions,
  TokenOptions,
} from './strategy-options';
import { expiryOf } from './token';
import { isToken } from './token-vault';

/** Strategy with an access token alone: when it has expired, the person signs in again. */
export function localStrategy<User extends object = Record<string, unknown>>(
  options: LocalStrategyOptions = {},
): Strategy<User> {
  return tokenStrategy(options, false);
}

/** Strategy with an access token and a refresh token that renews it. */
export function refreshStrategy<User extends object = Record<string, unknown>>(
  options: RefreshStrategyOptions = {},
): Strategy<User> {
  return tokenStrategy(options, options.endpoints?.refresh ?? '/api/auth/refresh');
}

/**
 * Strategy with a cookie that script cannot read, which the server sets and the browser sends: nothing to steal by script
 * (RFC 10017). Requests that change something echo the value of a second cookie in a header, against forged ones.
 */
export function cookieStrategy<User extends object = Record<string, unknown>>({
  csrf = {},
  ...options
}: CookieStrategyOptions = {}): Strategy<User> {
  return {
    ...tokenStrategy<User>(options, options.endpoints?.refresh ?? false, true),
    authorize(headers, _, method) {
      const { cookie = 'XSRF-TOKEN', header = 'X-XSRF-TOKEN' } = csrf || {};
      const value = csrf !== false && !/^(get|head)$/i.test(method) && readCookie(cookie);
      if (value && !headers.has(header)) headers.set(header, value);
      return 'include';
    },
  };
}

function tokenStrategy<User extends object>(
  { endpoints = {}, token = {}, refreshToken = {}, user = {}, ...fields }: RefreshStrategyOptions,
  refresh: Endpoint | false,
  isCookie = false,
): Strategy<User> {
  const { login = '/api/auth/login', logout = '/api/auth/logout' } = endpoints;
  const { user: userEndpoint = '/api/auth/user' } = endpoints;
  const { property = 'user', autoFetch = true } = user;
  const { name = 'Authorization', type = 'Bearer' } = token;
  const { data = 'refresh_token', required = true, tokenRequired } = refreshToken;
  const { clientId, grantType, scope, credentials } = fields;
  const method = 'POST';
  const holdsRefreshToken = !isCookie && refresh !== false && required;
  const access = tokenReader(token, '', 1800);
  const renewal = tokenReader(refreshToken, 'refresh_', 2_592_000);
  const grantOf = async (
    answer: Promise<Answer>,
    now: () => number,
    phase: AuthPhase,
  ): Promise<Grant<User>> => {
    const found = await answer;
    const user = property && readPath(found.body, property);
    const needsRefresh = holdsRefreshToken && phase === 'login';
    return {
      access: isCookie ? null : access(found, now(), phase, true),
      refresh: holdsRefreshToken ? renewal(found, now(), phase, needsRefresh) : null,
      user: isObject(user) ? (user as User) : null,
    };
  };
  return {
    holdsToken: !isCookie,
    holdsRefreshToken,
    fetchesUser: autoFetch,
    endpoints: [login, logout, refresh].flatMap((one) =>
      one ? [typeof one === 'string' ? one : one.url] : [],
    ),
    authorize(headers, token) {
      if (token && !headers.has(name)) {
        headers.set(name, !type || token.startsWith(`${type} `) ? token : `${type} ${token}`);
      }
      return credentials;
    },
    login:
      !!login &&
      ((given, { send, now }) => {
        const own = { client_id: clientId, grant_type: grantType, scope };
        return grantOf(send(login, { method, body: join(given, own) }), now, 'login');
      }),
    logout:
      !!logout &&
      (async ({ everywhere }, { send, token }) => {
        const body = everywhere ? { everywhere } : undefined;
        await send(logout, { method, body, token, keepalive: true });
      }),
    async fetchUser({ send, token }) {
      if (!userEndpoint) return {} as User;
      const { body } = await send(userEndpoint, { method: 'GET', token });
      const user = readPath(body, property);
      if (!isObject(user)) throw new UserFieldMissingError(String(property));
      return user as User;
    },
    refresh:
      !!refresh &&
      ((value, { send, now, token }) => {
        const own = { client_id: clientId, grant_type: grantType && 'refresh_token' };
        const body = join(value === null ? {} : { [data]: value }, own);
        const call = { method, body, token: tokenRequired ? token : null };
        return grantOf(send(refresh, call), now, 'refresh');
      }),
    adopt: (value, kind, now) =>
      (kind === 'access' ? access : renewal)({ body: value, serverTime: null }, now),
  };
}

/** Reader of one kind of token: where an answer has it and when it ends. Without a phase, the body is a token that the application got elsewhere. */
function tokenReader(
  options: TokenOptions | RefreshTokenOptions,
  prefix: string,
  lifetime: number,
) {
  const { property = `${prefix}token`, expiresIn: inAnswer = `${prefix}expires_in` } = options;
  const { maxAge = lifetime } = options;
  return (
    { body, serverTime }: Answer,
    now: number,
    phase?: AuthPhase,
    isNeeded = !phase,
  ): GrantedToken | null => {
    const value = readPath(body, phase ? property : false);
    if (!isToken(value)) {
      if (isNeeded) throw new TokenMissingError(String(property), phase ?? 'login');
      return null;
    }
    const expiresIn = phase && inAnswer && readPath(body, inAnswer);
    const fresh = !!phase;
    return { value, expiresAt: expiryOf(value, { now, maxAge, expiresIn, serverTime, fresh }) };
  };
}

/** Body with those of the fields of OAuth 2.0 that are set (RFC 6749, section 4.3.2); what is no plain object goes as it is. */
function join(body: unknown, fields: Record<string, string | false | undefined>): unknown {
  if (body && body.constructor !== Object) return body;
  const all = Object.entries({ ...(body as object), ...fields });
  return Object.fromEntries(all.filter(([key, value]) => value || !(key in fields)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
