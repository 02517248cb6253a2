import type { Auth, AuthState, AuthUser, RedirectName } from '../core/auth';
import type { ScopeMode } from '../core/scopes';
import { pathOf } from '../core/urls';

/** Kind of page: for signed-in users, for guests, for everyone, or the callback of an identity provider. */
export type PageKind = 'guarded' | 'guest' | 'public' | 'callback';

/** Input of a guard's decision. */
export interface RouteQuestion {
  /** Snapshot of the session. */
  state: Pick<AuthState<AuthUser>, 'status' | 'loggedIn' | 'endedBy'>;
  /** Kind of the page. */
  page: PageKind;
  /** Path of the page. */
  path: string;
  /** Whether the guard has just shown the page to a signed-in user. */
  wasShown?: boolean;
  /** Returns the URL of a target, or false; `auth.redirectTarget`. */
  targetOf: (name: RedirectName) => string | false;
}

/** Decision of a guard: what to show, and where to redirect. */
export interface RouteDecision {
  /** Whether the page is shown, waits until it is known whether a user is signed in, or is hidden. */
  show: 'page' | 'waiting' | 'nothing';
  /** Redirect to make, or null. */
  redirect: RedirectName | null;
}

const page: RouteDecision = { show: 'page', redirect: null };

/** Whether it is not known yet whether a user is signed in. */
export function isWaiting({ loggedIn, status }: Pick<AuthState, 'loggedIn' | 'status'>): boolean {
  return !loggedIn && (status === 'idle' || status === 'restoring');
}

/**
 * Decides for a guard. Signed-in users are redirected from guest pages to home; guests are redirected from
 * guarded pages to the sign-in page, or after signing out to the logout target. A target that is disabled or
 * the current page causes no redirect; the sign-in page is always open to guests.
 */
export function routeDecision(question: RouteQuestion): RouteDecision {
  const { state, page: kind, targetOf } = question;
  // A loader has the absolute URL.
  const path = pathOf(question.path.replace(/^\w+:\/\/[^/?#]*/, ''));
  const leads = (name: RedirectName) => {
    const target = targetOf(name);
    return target !== false && pathOf(target) !== path;
  };
  if (kind === 'public' || kind === 'callback') return page;
  if (isWaiting(state)) return { show: 'waiting', redirect: null };
  if (kind === 'guest') {
    return state.loggedIn && leads('home') ? { show: 'nothing', redirect: 'home' } : page;
  }
  if (state.loggedIn) return page;
  const login = targetOf('login');
  if (login !== false && pathOf(login) === path) return page;
  const signedOut = state.endedBy === 'logout' || state.endedBy === 'other-tab';
  const names: RedirectName[] = question.wasShown && signedOut ? ['logout', 'login'] : ['login'];
  return { show: 'nothing', redirect: names.find(leads) ?? null };
}

/** Page that a router is about to show. */
export interface GuardedRoute {
  /** Path with query and hash, or `request.url`; the redirect after sign-in returns there. */
  path: string;
  /** Kind of the page. Default: `guarded`. */
  page?: PageKind;
  /** Scopes that are required to show the page; without them, there is no redirect. */
  scopes?: string | readonly string[];
  /** Whether any or all of the scopes are required. Default: `all`. */
  mode?: ScopeMode;
}

/** Clients that a guard has started. */
const started = new WeakSet<object>();

/**
 * Reverts the `start` of a guard, if a guard has started the client: the caller has also called `start`, and calls
 * `dispose` later.
 */
export function takeOver(auth: Pick<Auth, 'dispose'>): void {
  if (started.delete(auth)) auth.dispose();
}

/**
 * Whether a router's loader may show a page; waits until it is known whether a user is signed in. Redirects
 * other users with `navigate`. For browsers only, because a server does not know the user. Starts the session
 * if necessary.
 */
export async function guardRoute<User extends object = AuthUser>(
  auth: Auth<User>,
  { path, page = 'guarded', scopes, mode }: GuardedRoute,
): Promise<boolean> {
  if (auth.getSnapshot().status === 'idle') {
    started.add(auth);
    await auth.start();
  }
  let state = auth.getSnapshot();
  while (isWaiting(state)) {
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
