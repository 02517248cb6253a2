import type { Auth, RedirectName } from '../core/auth';
import { AuthError } from '../core/auth-error';
import { pageUrl, parseUrl, pathOf, safeReturnTo } from '../core/urls';
import { isWithin } from '../core/wait';
import type { SessionState } from './state';

/** Creates the redirects of a sign-in client, which store the requested page. */
export function createRedirects<User extends object>(
  state: SessionState<User>,
): Pick<Auth<User>, 'redirect' | 'redirectTarget'> {
  const { options } = state;
  let times: number[] = [];
  const here = () => placeOfPage(state);
  const safe = (path: unknown) => safePath(state, path);
  const redirect = (name: RedirectName, { from = here() } = {}): string | false => {
    const target = redirectTarget(state, name);
    if (!target || !pageUrl(options)) return false;
    let to = target;
    const isOther = (path: string | null): path is string =>
      !!path && pathOf(path) !== pathOf(redirectTarget(state, 'login') || to);
    if (name === 'login') {
      const page = safe(from);
      // Whoever signs in next may not be the user whose session expired here.
      if (isOther(page)) keepPage(state, page, state.expiredUser);
    } else {
      const page = keptPage(state);
      if (name === 'home' && isOther(page)) to = page;
      forgetPage(state);
    }
    for (const answer of state.emit('redirect', { name, to, from: here() })) {
      if (answer === false) return false;
      to = safe(answer) ?? to;
    }
    if (pathOf(to) === pathOf(here())) return false;
    // Signing out breaks the loop.
    if (name === 'logout') times = [];
    const now = state.now();
    times = [now, ...times.slice(0, 5)];
    if (isWithin(3000, times[5] ?? -Infinity, now)) {
      state.fail(new AuthError('The redirects form a loop.', 'redirect'), 'redirect');
      return false;
    }
    if (options.navigate) options.navigate(to, { name });
    else location.assign(to);
    return to;
  };
  return { redirect, redirectTarget: (name) => redirectTarget(state, name) };
}

const defaults: Record<RedirectName, string> = {
  login: '/login',
  logout: '/',
  home: '/',
  callback: '/login',
};

/** Keys of the requested page in the store of the tab, and of the only user who returns to it. */
const pageKey = 'redirect';
const ownerKey = 'redirect_user';

/** Stores the requested page; with `owner`, the id of a user, only this user returns to it. */
export function keepPage<User extends object>(
  { tabStore }: SessionState<User>,
  page: string,
  owner?: string,
): void {
  void tabStore.set(pageKey, page);
  if (owner === undefined) void tabStore.remove(ownerKey);
  else void tabStore.set(ownerKey, owner);
}

/** Returns the page to which the current user returns, or null. */
function keptPage<User extends object>(state: SessionState<User>): string | null {
  const owner = state.tabStore.get(ownerKey);
  const isTheirs = owner === null || owner === state.userId(state.snapshot.user);
  return isTheirs ? safePath(state, state.tabStore.get(pageKey)) : null;
}

/** Removes the requested page. */
function forgetPage<User extends object>({ tabStore }: SessionState<User>): void {
  void tabStore.remove(pageKey);
  void tabStore.remove(ownerKey);
}

/** Returns the path of a redirect target, or false if it is disabled. */
function redirectTarget<User extends object>(
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
function placeOfPage<User extends object>({ options }: SessionState<User>): string {
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
