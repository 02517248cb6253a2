'use client';
import { createContext, useContext } from 'react';
import type { Auth } from '../core/auth';

/** Context of the sign-in client; null outside a provider. */
export const AuthContext = createContext<Auth | null>(null);

/**
 * Returns the sign-in client of the nearest `AuthProvider`.
 * @throws Error outside a provider.
 */
export function useAuthContext(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) {
    throw new Error('No session found: wrap the app in <AuthProvider auth={createAuth(…)}>.');
  }
  return auth;
}
