'use client';
import { useCallback, useEffect, useState } from 'react';
import type { AuthState, RedirectName } from '../core/auth';
import { routeDecision } from '../core/route-guard';
import { useAuthContext } from './auth-context';
import { useAuth } from './use-auth';

/** What a guard shows: its page, what stands in while nobody knows yet who is there, or what is for everybody else. */
export type GuardView = 'page' | 'waiting' | 'nothing';

/**
 * View of a guard. Whoever may not see the page is sent on once, after the render, and does not see it for a moment.
 * @param page Whom the page is for.
 * @param path Address of the page; the browser's unless given.
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
    // StrictMode runs effects twice, and a page is left once.
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
