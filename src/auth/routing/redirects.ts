import type { Auth, RedirectName } from '../core/auth';
import { AuthError } from '../core/auth-error';
import type { SessionState } from '../core/state';
import { pageUrl, pathOf } from '../core/urls';
import { isWithin } from '../core/wait';
import {
  forgetPage,
  keepPage,
  keptPage,
  placeOfPage,
  redirectTarget,
  safePath,
} from './redirect-target';

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
