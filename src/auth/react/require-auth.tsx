'use client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AuthState } from '../core/auth';
import type { ScopeMode } from '../core/scopes';
import { useAuth, useAuthContext } from './auth-provider';
import { isWaiting, routeDecision, type RouteDecision } from './route-guard';

/** Props of `RequireAuth` and `GuestOnly`. */
export interface GuardProps {
  /** Page; rendered only once access is known. */
  children?: ReactNode;
  /** Content until it is known whether a user is signed in, including on a server. @default null */
  fallback?: ReactNode;
  /** Content for users without access until the redirect. @default null */
  otherwise?: ReactNode;
  /** Path to which the redirect returns. @default The browser's */
  path?: string;
}

/**
 * Renders a page for signed-in users. Guests are redirected to the login target, and return with query and
 * hash after signing in; if that redirect is disabled, they see `otherwise`. Users who sign out here are
 * redirected to the logout target.
 */
export function RequireAuth(props: GuardProps): ReactNode {
  return viewOf(useGuard('guarded', props.path), props);
}

/**
 * Renders a page for guests, such as the sign-in page. Signed-in users are redirected to the requested page, or
 * home.
 */
export function GuestOnly(props: GuardProps): ReactNode {
  return viewOf(useGuard('guest', props.path), props);
}

function viewOf(
  show: RouteDecision['show'],
  { children, fallback = null, otherwise = null }: GuardProps,
): ReactNode {
  if (show === 'waiting') return fallback;
  return show === 'page' ? children : otherwise;
}

/**
 * Returns what a guard shows: its page, the fallback while the session is loading, or the content for other users.
 * Users without access are redirected once, after the render, and never see the page.
 * @param page Kind of page.
 * @param path Path of the page. Default: the browser's.
 */
function useGuard(page: 'guarded' | 'guest', path?: string): RouteDecision['show'] {
  const auth = useAuthContext();
  const here = path ?? (typeof location === 'undefined' ? '' : location.href);
  const [wasShown, setWasShown] = useState(false);
  const decide = useCallback(
    (state: AuthState) =>
      routeDecision({
        state,
        page,
        path: here,
        wasShown,
        targetOf: (name) => auth.redirectTarget(name),
      }),
    [auth, here, page, wasShown],
  );
  const { show, redirect } = useAuth(decide);
  if (show === 'page' && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!redirect) return undefined;
    // StrictMode runs effects twice, but the redirect must happen once.
    let leaves = true;
    queueMicrotask(() => {
      if (leaves) auth.redirect(redirect, { from: path });
    });
    return () => {
      leaves = false;
    };
  }, [auth, path, redirect]);

  return show;
}

/** Props of `RequireScope`. */
export interface RequireScopeProps {
  /** Scope, or several. */
  scopes: string | readonly string[];
  /** Whether any or all scopes are required. @default 'all' */
  mode?: ScopeMode;
  /** Content for users with the scopes. */
  children?: ReactNode;
  /** Content until it is known whether a user is signed in, including on a server. @default null */
  fallback?: ReactNode;
  /** Content for users without the scopes, including guests. @default null */
  denied?: ReactNode;
}

/**
 * Renders content for users with the scopes. It does not redirect, and the server must also check the scopes.
 */
export function RequireScope({
  scopes,
  mode,
  children,
  fallback = null,
  denied = null,
}: RequireScopeProps): ReactNode {
  const auth = useAuthContext();
  const view = useAuth((state) => {
    if (isWaiting(state)) return 'waiting';
    return auth.hasScope(scopes, mode) ? 'page' : 'denied';
  });
  if (view === 'waiting') return fallback;
  return view === 'page' ? children : denied;
}
