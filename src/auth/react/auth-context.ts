'use client';
import { createContext, useContext } from 'react';
import type { Auth } from '../core/auth';

/** Sign-in helper of the tree; null outside a provider. */
export const AuthContext = createContext<Auth | null>(null);

/**
 * Sign-in helper of the nearest `AuthProvider`.
 * @throws Error outside a provider.
 */
export function useAuthContext(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) {
    throw new Error('No session found: wrap the app in <AuthProvider auth={createAuth(…)}>.');
  }
  return auth;
}
