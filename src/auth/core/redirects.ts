import type { Auth, RedirectName } from './auth';
import { AuthError } from './auth-error';
import { safeReturnTo } from './return-to';
import type { SessionState } from './state';
import { pageUrl, pathOf } from './urls';
import { sessionStore } from '../stores/web-store';

const defaults: Record<RedirectName, string> = {
  login: '/login',
  logout: '/',
  home: '/',
  callback: '/login',
};

/** Creates the redirects of a sign-in client, which store the requested page. */
export function createRedirects<User extends object>(
  state: SessionState<User>,
): Pick<Auth<User>, 'redirect' | 'redirectTarget'> {
  const { options, prefix } = state;
  const { redirectStore: store = sessionStore(), redirect: targets = {} } = options;
  const key = `${prefix}redirect`;
  let times: number[] = [];
  const here = () => {
    const { pathname = '/', search = '', hash = '' } = pageUrl(options) ?? {};
    return pathname + search + hash;
  };
  const safe = (path: unknown) => safeReturnTo(path, pageUrl(options)?.origin ?? '');
  const redirectTarget = (name: RedirectName): string | false => {
    const target = targets && (targets[name] ?? defaults[name]);
    if (typeof target !== 'function') return target;
    const { user, strategy } = state.snapshot;
    return safe(target({ user, strategy, from: here() })) ?? false;
  };
  const redirect = (name: RedirectName, { from = here() } = {}): string | false => {
    const target = redirectTarget(name);
    if (!target || !pageUrl(options)) return false;
    let to = target;
    const isOther = (path: string | null): path is string =>
      !!path && pathOf(path) !== pathOf(redirectTarget('login') || to);
    const back = safe(name === 'login' ? from : store.get(key));
    if (name === 'login') {
      if (isOther(back)) void store.set(key, back);
    } else {
      if (name === 'home' && isOther(back)) to = back;
      void store.remove(key);
    }
    for (const answer of state.emit('redirect', { name, to, from: here() })) {
      if (answer === false) return false;
      to = safe(answer) ?? to;
    }
    if (pathOf(to) === pathOf(here())) return false;
    const now = state.now();
    times = [now, ...times.slice(0, 5)];
    if (now - (times[5] ?? -Infinity) < 3000) {
      state.fail(new AuthError('The redirects go in a circle.', 'redirect'), 'redirect');
      return false;
    }
    if (options.navigate) options.navigate(to, { name });
    else location.assign(to);
    return to;
  };
  return { redirect, redirectTarget };
}
