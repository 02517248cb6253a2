import type { Auth, AuthUser } from './auth';
import type { ScopeMode } from './has-scope';
import { routeDecision, type PageKind } from './route-decision';

/** Page that a router is about to show. */
export interface GuardedRoute {
  /** Address of the page, which a sign-in comes back to: a path with query and hash, or `request.url`. */
  path: string;
  /** Kind of the page. Default: `guarded`. */
  page?: PageKind;
  /** Scopes without which the page is not shown; nobody is sent anywhere for lack of them. */
  scopes?: string | readonly string[];
  /** Whether one of the scopes is enough. Default: `all`. */
  mode?: ScopeMode;
}

/**
 * Whether a router's loader may go on to show a page, as soon as it is known who is there. Whoever the page is not for is sent
 * on by `navigate`. For browsers: on a server nobody is known. Starts the session where nothing else has.
 */
export async function guardRoute<User extends object = AuthUser>(
  auth: Auth<User>,
  { path, page = 'guarded', scopes, mode }: GuardedRoute,
): Promise<boolean> {
  if (auth.getSnapshot().status === 'idle') await auth.start();
  let state = auth.getSnapshot();
  while (!state.loggedIn && (state.status === 'idle' || state.status === 'restoring')) {
    await new Promise<void>((resolve) => {
      const end = auth.subscribe(() => {
        end();
        resolve();
      });
    });
    state = auth.getSnapshot();
  }
  const targetOf: Auth['redirectTarget'] = (name) => auth.redirectTarget(name);
  const { show, redirect } = routeDecision({ state, page, path, targetOf });
  if (redirect) auth.redirect(redirect, { from: path });
  return show === 'page' && (scopes === undefined || auth.hasScope(scopes, mode));
}
