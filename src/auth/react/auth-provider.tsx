'use client';
import { type ReactNode, useEffect } from 'react';
import type { Auth, AuthUser } from '../core/auth';
import { takeOver } from './route-guard';
import { AuthContext } from './use-auth';

/** Props of `AuthProvider`. */
export interface AuthProviderProps<User extends object = AuthUser> {
  /** Sign-in client, created once outside components by `createAuth`. */
  auth: Auth<User>;
  /** Application. */
  children?: ReactNode;
}

/**
 * Provides the session to an application: starts the sign-in client on mount and stops it on unmount. Nothing
 * starts on a server, which does not know the user.
 */
export function AuthProvider<User extends object = AuthUser>({
  auth,
  children,
}: AuthProviderProps<User>): ReactNode {
  useEffect(() => {
    void auth.start();
    takeOver(auth);
    // An immediate remount, as in StrictMode, interrupts nothing.
    return () => queueMicrotask(() => auth.dispose());
  }, [auth]);
  // Callers of the hook specify the type of the user.
  return <AuthContext value={auth as unknown as Auth}>{children}</AuthContext>;
}
