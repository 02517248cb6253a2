import { UserFieldMissingError, type AuthPhase } from './auth-error';
import { readCookie } from './cookie-store';
import { readPath } from './read-path';
import type { Answer, Endpoint, Grant, Strategy } from './strategy';
import type {
  CookieStrategyOptions,
  LocalStrategyOptions,
  RefreshStrategyOptions,
} from './strategy-options';
import { tokenReader } from './token-grant';

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
  const holdsRefreshToken = !isCookie && refresh !== false && required;
  const readers = { access: tokenReader(token), refresh: tokenReader(refreshToken, true) };
  const grantOf = async (
    answer: Promise<Answer>,
    now: () => number,
    phase: AuthPhase,
  ): Promise<Grant<User>> => {
    const found = await answer;
    const person = property !== false && readPath(found.body, property);
    return {
      access: isCookie ? null : readers.access.read(found, now(), phase, true),
      refresh: holdsRefreshToken
        ? readers.refresh.read(found, now(), phase, phase === 'login')
        : null,
      user: isObject(person) ? (person as User) : null,
    };
  };
  return {
    holdsToken: !isCookie,
    holdsRefreshToken,
    fetchesUser: autoFetch,
    endpoints: [login, logout, refresh].flatMap((one) =>
      one ? [typeof one === 'string' ? one : one.url] : [],
    ),
    authorize(headers, value) {
      if (value && !headers.has(name)) {
        headers.set(name, !type || value.startsWith(`${type} `) ? value : `${type} ${value}`);
      }
      return fields.credentials;
    },
    login:
      !!login &&
      ((credentials, { send, now }) => {
        const body = withFields(credentials, fields, fields.grantType);
        return grantOf(send(login, { method: 'POST', body }), now, 'login');
      }),
    logout:
      !!logout &&
      (async ({ everywhere }, { send, token }) => {
        const body = everywhere ? { everywhere } : undefined;
        await send(logout, { method: 'POST', body, token, keepalive: true });
      }),
    async fetchUser({ send, token }) {
      if (!userEndpoint) return {} as User;
      const { body } = await send(userEndpoint, { method: 'GET', token });
      const found = readPath(body, property);
      if (!isObject(found)) throw new UserFieldMissingError(String(property));
      return found as User;
    },
    refresh:
      !!refresh &&
      ((value, { send, now, token }) => {
        const { clientId, grantType } = fields;
        const own = value === null ? {} : { [data]: value };
        const body = withFields(own, { clientId }, grantType && 'refresh_token');
        const call = { method: 'POST', body, token: tokenRequired ? token : null };
        return grantOf(send(refresh, call), now, 'refresh');
      }),
    adopt: (value, kind, now) => readers[kind].adopt(value, now),
  };
}

/** Body with the fields that OAuth 2.0 adds (RFC 6749, section 4.3.2); what is no plain object goes as it is. */
function withFields(
  body: unknown,
  { clientId, scope }: { clientId?: string | false; scope?: string | false },
  grantType: string | false | undefined,
): unknown {
  if (body !== undefined && body?.constructor !== Object) return body;
  return {
    ...body,
    client_id: clientId || undefined,
    grant_type: grantType || undefined,
    scope: scope || undefined,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
