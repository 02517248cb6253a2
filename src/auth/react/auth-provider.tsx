'use client';
import { useEffect, type ReactNode } from 'react';
import type { Auth, AuthUser } from '../core/auth';
import { AuthContext } from './auth-context';

/** Props of `AuthProvider`. */
export interface AuthProviderProps<User extends object = AuthUser> {
  /** Sign-in helper, made once outside the components by `createAuth`. */
  auth: Auth<User>;
  /** Application. */
  children?: ReactNode;
}

/**
 * Session of an application: starts the sign-in helper when the tree appears in a browser and lets it go when the tree
 * goes. Nothing is started on a server, which does not know the user.
 */
export function AuthProvider<User extends object = AuthUser>({
  auth,
  children,
}: AuthProviderProps<User>): ReactNode {
  useEffect(() => {
    void auth.start();
    // A tree that is back at once, as in StrictMode, interrupts nothing.
    return () => queueMicrotask(() => auth.dispose());
  }, [auth]);
  // The hook gives the user the type that its caller names.
  return <AuthContext value={auth as unknown as Auth}>{children}</AuthContext>;
}
