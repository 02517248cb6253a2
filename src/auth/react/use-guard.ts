'use client';
import { useCallback, useEffect, useState } from 'react';
import type { AuthState } from '../core/auth';
import { routeDecision, type RouteDecision } from '../routing/route-guard';
import { useAuthContext } from './auth-context';
import { useAuth } from './use-auth';

/**
 * Returns what a guard shows: its page, the fallback while the session is loading, or the content for other users.
 * Users without access are redirected once, after the render, and never see the page.
 * @param page Kind of page.
 * @param path Path of the page. Default: the browser's.
 */
export function useGuard(page: 'guarded' | 'guest', path?: string): RouteDecision['show'] {
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
