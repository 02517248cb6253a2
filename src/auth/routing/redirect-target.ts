import type { RedirectName } from '../core/auth';
import type { SessionState } from '../core/state';
import { pageUrl, parseUrl } from '../core/urls';
import { safeReturnTo } from './return-to';

const defaults: Record<RedirectName, string> = {
  login: '/login',
  logout: '/',
  home: '/',
  callback: '/login',
};

/** Key of the requested page in the store of the tab. */
export const pageToReturnTo = 'redirect';

/** Returns the path of a redirect target, or false if it is disabled. */
export function redirectTarget<User extends object>(
  state: SessionState<User>,
  name: RedirectName,
): string | false {
  const { redirect: targets = {} } = state.options;
  const target = targets && (targets[name] ?? defaults[name]);
  if (typeof target !== 'function') return target;
  const { user, strategy } = state.snapshot;
  return safePath(state, target({ user, strategy, from: placeOfPage(state) })) ?? false;
}

/** Returns the URL of a redirect target, or null if it is disabled or there is no page. */
export function redirectUrl<User extends object>(
  state: SessionState<User>,
  name: RedirectName,
): string | null {
  const target = redirectTarget(state, name);
  const page = pageUrl(state.options);
  return target && page ? (parseUrl(target, page)?.href ?? null) : null;
}

/** Returns path, query and hash of the current page. */
export function placeOfPage<User extends object>({ options }: SessionState<User>): string {
  const { pathname = '/', search = '', hash = '' } = pageUrl(options) ?? {};
  return pathname + search + hash;
}

/** Returns a path of this site that is safe to redirect to, or null. */
export function safePath<User extends object>(
  { options }: SessionState<User>,
  path: unknown,
): string | null {
  return safeReturnTo(path, pageUrl(options)?.origin ?? '');
}
