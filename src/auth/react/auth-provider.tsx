'use client';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Auth, AuthState, AuthUser } from '../core/auth';
import { takeOver } from './route-guard';

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

/** Context of the sign-in client; null outside a provider. */
const AuthContext = createContext<Auth | null>(null);

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

/** Session in a component: the current snapshot and all methods. */
export type AuthView<User extends object = AuthUser> = AuthState<User> & Auth<User>;

/**
 * Returns the session of the nearest `AuthProvider`; the component renders again whenever it changes.
 * @throws Error outside a provider.
 */
export function useAuth<User extends object = AuthUser>(): AuthView<User>;
/**
 * Returns the part of the session that `select` returns; the component renders again only when that part
 * changes.
 * @throws Error outside a provider.
 */
export function useAuth<Selected, User extends object = AuthUser>(
  select: (state: AuthState<User>) => Selected,
): Selected;
export function useAuth<Selected>(select?: (state: AuthState) => Selected): AuthView | Selected {
  const auth = useAuthContext();
  const read = useMemo(
    () => once<AuthView | Selected>(select ?? ((state) => ({ ...auth, ...state }))),
    [auth, select],
  );
  return useSyncExternalStore(
    auth.subscribe,
    () => read(auth.getSnapshot()),
    () => read(auth.getServerSnapshot()),
  );
}

/** Caches the result of `select` for a snapshot: React calls it several times and compares the objects. */
function once<Result>(select: (state: AuthState) => Result): (state: AuthState) => Result {
  const results = new WeakMap<AuthState, { result: Result }>();
  return (state) => {
    const known = results.get(state) ?? { result: select(state) };
    results.set(state, known);
    return known.result;
  };
}
