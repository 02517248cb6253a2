'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Auth, AuthState, AuthUser } from '../core/auth';
import { useAuthContext } from './auth-context';

/** Session as a component sees it: the current snapshot and all methods. */
export type AuthView<User extends object = AuthUser> = AuthState<User> & Auth<User>;

/**
 * Session of the nearest `AuthProvider`; the component renders again whenever it changes.
 * @throws Error outside a provider.
 */
export function useAuth<User extends object = AuthUser>(): AuthView<User>;
/**
 * Part of the session that `select` picks; the component renders again only when that part is another one.
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

/** The same, but with one result for one picture: React asks several times and compares the objects. */
function once<Result>(select: (state: AuthState) => Result): (state: AuthState) => Result {
  const results = new WeakMap<AuthState, { result: Result }>();
  return (state) => {
    const known = results.get(state) ?? { result: select(state) };
    results.set(state, known);
    return known.result;
  };
}
