'use client';
import type { ReactNode } from 'react';
import type { ScopeMode } from '../core/has-scope';
import { isWaiting } from '../routing/route-guard';
import { useAuthContext } from './auth-context';
import { useAuth } from './use-auth';

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
