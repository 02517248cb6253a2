'use client';
import { useCallback, useEffect, useState } from 'react';
import type { AuthState, RedirectName } from '../core/auth';
import { routeDecision } from '../routing/route-guard';
import { useAuthContext } from './auth-context';
import { useAuth } from './use-auth';

/**
 * Content of a guard: its page, the fallback while the session is loading, or the content for other users.
 */
export type GuardView = 'page' | 'waiting' | 'nothing';

/**
 * Returns the view of a guard. Users without access are redirected once, after the render, and never see the
 * page.
 * @param page Kind of page.
 * @param path Path of the page. Default: the browser's.
 */
export function useGuard(page: 'guarded' | 'guest', path?: string): GuardView {
  const auth = useAuthContext();
  const here = path ?? (typeof location === 'undefined' ? '' : location.href);
  const [wasShown, setWasShown] = useState(false);
  const decide = useCallback(
    (state: AuthState): GuardView | RedirectName => {
      const { show, redirect } = routeDecision({
        state,
        page,
        path: here,
        wasShown,
        targetOf: (name) => auth.redirectTarget(name),
      });
      return redirect ?? show;
    },
    [auth, here, page, wasShown],
  );
  const decision = useAuth(decide);
  const view = isView(decision) ? decision : 'nothing';
  const target = isView(decision) ? null : decision;
  if (view === 'page' && !wasShown) setWasShown(true);

  useEffect(() => {
    if (!target) return undefined;
    // StrictMode runs effects twice, but the redirect must happen once.
    let leaves = true;
    queueMicrotask(() => {
      if (leaves) auth.redirect(target, { from: path });
    });
    return () => {
      leaves = false;
    };
  }, [auth, path, target]);

  return view;
}

function isView(decision: GuardView | RedirectName): decision is GuardView {
  return decision === 'page' || decision === 'waiting' || decision === 'nothing';
}
