import type { RedirectName } from './auth';
import type { Core } from './auth-core';
import { AuthError } from './auth-error';
import { safeReturnTo } from './return-to';
import { pathOf } from './route-decision';
import { pageUrl } from './send-request';
import { sessionStore } from './web-store';

const defaults: Record<RedirectName, string> = {
  login: '/login',
  logout: '/',
  home: '/',
  callback: '/login',
};

/** Redirects in a row, this close together in ms, that are taken for a circle. */
const circle = { count: 6, within: 3000 };

/** Address of a target, or false where it is off or a function's answer leads elsewhere. */
export function redirectTarget<User extends object>(
  core: Core<User>,
  name: RedirectName,
): string | false {
  const { redirect = {} } = core.options;
  const target = redirect && (redirect[name] ?? defaults[name]);
  if (typeof target !== 'function') return target || false;
  const { user, strategy } = core.state;
  const page = pageUrl(core);
  return safe(core, target({ user, strategy, from: page ? hereOf(page) : '/' })) ?? false;
}

/** Redirects of one sign-in helper: where a name leads, with the page to come back to kept on the way. */
export function redirects<User extends object>(
  core: Core<User>,
): (name: RedirectName, context?: { from?: string }) => string | false {
  const { prefix = 'auth.', redirectStore: store = sessionStore() } = core.options;
  const { redirectParameter: parameter = false } = core.options;
  const key = `${prefix}redirect`;
  let times: number[] = [];
  return (name, { from: wanted } = {}) => {
    const target = redirectTarget(core, name);
    const page = pageUrl(core);
    if (target === false || !page) return false;
    const from = hereOf(page);
    let to = target;
    if (name === 'login') {
      const back = safe(core, wanted ?? from);
      if (back && pathOf(back) !== pathOf(to)) {
        void store.set(key, back);
        if (parameter)
          to += `${to.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(back)}`;
      }
    } else {
      if (name === 'home') {
        const asked = parameter && page.searchParams.get(parameter);
        const back = safe(core, asked) ?? safe(core, store.get(key));
        if (back && pathOf(back) !== pathOf(redirectTarget(core, 'login') || '')) to = back;
      }
      void store.remove(key);
    }
    for (const answer of core.emit('redirect', { name, to, from })) {
      if (answer === false) return false;
      to = safe(core, answer) ?? to;
    }
    if (pathOf(to) === pathOf(from)) return false;
    const now = core.now();
    times = [...times.filter((time) => now - time < circle.within), now];
    if (times.length >= circle.count) {
      times = [];
      core.fail(
        new AuthError('The redirects go in a circle; stopped here.', { phase: 'redirect' }),
        'redirect',
      );
      return false;
    }
    const { navigate = (path: string) => location.assign(path) } = core.options;
    navigate(to, { name });
    return to;
  };
}

function safe<User extends object>(core: Core<User>, path: unknown): string | null {
  return safeReturnTo(path, pageUrl(core)?.origin ?? 'null');
}

function hereOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
