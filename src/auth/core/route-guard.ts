import type { Auth, AuthState, AuthUser, RedirectName } from './auth';
import type { ScopeMode } from './has-scope';
import { pathOf } from './urls';

/** Kind of a page: for signed-in users, for guests, for all, or where an identity provider returns to. */
export type PageKind = 'guarded' | 'guest' | 'public' | 'callback';

/** Facts that a guard decides by. */
export interface RouteQuestion {
  /** Snapshot of the session. */
  state: Pick<AuthState<AuthUser>, 'status' | 'loggedIn' | 'endedBy'>;
  /** Kind of the page. */
  page: PageKind;
  /** Path of the page. */
  path: string;
  /** Whether the guard showed the page to a signed-in user a moment ago. */
  wasShown?: boolean;
  /** Address of a target, or false; `auth.redirectTarget`. */
  targetOf: (name: RedirectName) => string | false;
}

/** Decision of a guard: what it shows, and where it redirects. */
export interface RouteDecision {
  /** Whether the page is shown, kept back until it is known whether a user is signed in, or closed. */
  show: 'page' | 'waiting' | 'nothing';
  /** Redirect to be made, or null. */
  redirect: RedirectName | null;
}

const page: RouteDecision = { show: 'page', redirect: null };

/**
 * Decision of a guard. A signed-in person is sent home from pages for guests alone; a guest is sent to sign in from guarded
 * ones, or where the sign-out leads if that is what just happened. A target that is off, or is this page, leaves everybody
 * where they are; the page to sign in is never closed to a guest.
 */
export function routeDecision(question: RouteQuestion): RouteDecision {
  const { state, page: kind, targetOf } = question;
  // A loader has the whole address.
  const path = pathOf(question.path.replace(/^\w+:\/\/[^/?#]*/, ''));
  const leads = (name: RedirectName) => {
    const target = targetOf(name);
    return target !== false && pathOf(target) !== path;
  };
  if (kind === 'public' || kind === 'callback') return page;
  if (!state.loggedIn && (state.status === 'idle' || state.status === 'restoring')) {
    return { show: 'waiting', redirect: null };
  }
  if (kind === 'guest') {
    return state.loggedIn && leads('home') ? { show: 'nothing', redirect: 'home' } : page;
  }
  if (state.loggedIn) return page;
  const login = targetOf('login');
  if (login !== false && pathOf(login) === path) return page;
  const signedOut = state.endedBy === 'logout' || state.endedBy === 'remote';
  const names: RedirectName[] = question.wasShown && signedOut ? ['logout', 'login'] : ['login'];
  return { show: 'nothing', redirect: names.find(leads) ?? null };
}

/** Page that a router is about to show. */
export interface GuardedRoute {
  /** Address of the page, which a sign-in comes back to: a path with query and hash, or `request.url`. */
  path: string;
  /** Kind of the page. Default: `guarded`. */
  page?: PageKind;
  /** Scopes without which the page is not shown; there is no redirect for lack of them. */
  scopes?: string | readonly string[];
  /** Whether one of the scopes is enough. Default: `all`. */
  mode?: ScopeMode;
}

/**
 * Whether a router's loader may go on to show a page, as soon as it is known whether a user is signed in. Others are sent on by
 * `navigate`. For browsers: a server does not know the user. Starts the session where nothing else has.
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
