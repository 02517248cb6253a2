import type { Endpoint, Strategy } from '../core/strategy';
import { readCookie } from '../stores/browser-stores';
import {
  tokenCalls,
  type CookieStrategyOptions,
  type LocalStrategyOptions,
  type RefreshStrategyOptions,
} from './token-calls';

/** Creates a strategy with only an access token: users sign in again when it expires. */
export function localStrategy<User extends object = Record<string, unknown>>(
  options: LocalStrategyOptions = {},
): Strategy<User> {
  return tokenStrategy(options, false);
}

/** Creates a strategy with an access token and a refresh token. */
export function refreshStrategy<User extends object = Record<string, unknown>>(
  options: RefreshStrategyOptions = {},
): Strategy<User> {
  return tokenStrategy(options, options.endpoints?.refresh ?? '/api/auth/refresh');
}

/**
 * Creates a strategy with a cookie that the server sets and scripts cannot read, so that scripts cannot steal
 * it (OAuth 2.0 for Browser-Based Applications). Requests with an unsafe method send the value of a second
 * cookie in a header, to prevent cross-site request forgery.
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
  options: RefreshStrategyOptions,
  refresh: Endpoint | false,
  isCookie = false,
): Strategy<User> {
  const { endpoints = {}, token = {}, refreshToken = {}, user = {}, credentials } = options;
  const { login = '/api/auth/login', logout = '/api/auth/logout' } = endpoints;
  const { name = 'Authorization', type = 'Bearer' } = token;
  const holdsRefreshToken = !isCookie && refresh !== false && (refreshToken.required ?? true);
  const calls = tokenCalls<User>({ options, login, logout, refresh, isCookie, holdsRefreshToken });
  return {
    holdsToken: !isCookie,
    holdsRefreshToken,
    fetchesUser: user.autoFetch ?? true,
    endpoints: [login, logout, refresh],
    authorize(headers, token) {
      if (token && !headers.has(name)) {
        headers.set(name, !type || token.startsWith(`${type} `) ? token : `${type} ${token}`);
      }
      return credentials;
    },
    login: !!login && calls.login,
    logout: !!logout && calls.logout,
    fetchUser: calls.fetchUser,
    refresh: !!refresh && calls.refresh,
    adopt: calls.adopt,
  };
}
