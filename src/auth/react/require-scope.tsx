'use client';
import type { ReactNode } from 'react';
import type { ScopeMode } from '../core/has-scope';
import { useAuthContext } from './auth-context';
import { useAuth } from './use-auth';

/** Props of `RequireScope`. */
export interface RequireScopeProps {
  /** Scope, or several. */
  scopes: string | readonly string[];
  /** Whether one of several is enough (`any`) or all are needed. @default 'all' */
  mode?: ScopeMode;
  /** Content for those who have the scopes. */
  children?: ReactNode;
  /** Content until it is known whether a user is signed in, on a server too. @default null */
  fallback?: ReactNode;
  /** Content for those who lack the scopes, guests among them. @default null */
  denied?: ReactNode;
}

/** Part of a page for those who have scopes. It does not redirect, and the server decides again. */
export function RequireScope({
  scopes,
  mode,
  children,
  fallback = null,
  denied = null,
}: RequireScopeProps): ReactNode {
  const auth = useAuthContext();
  const view = useAuth(({ status, loggedIn }) => {
    if (!loggedIn && (status === 'idle' || status === 'restoring')) return 'waiting';
    return auth.hasScope(scopes, mode) ? 'page' : 'denied';
  });
  if (view === 'waiting') return fallback;
  return view === 'page' ? children : denied;
}
