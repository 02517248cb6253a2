export { AuthProvider, type AuthProviderProps } from './auth-provider';
export {
  type GuardProps,
  GuestOnly,
  RequireAuth,
  RequireScope,
  type RequireScopeProps,
} from './require-auth';
export {
  type GuardedRoute,
  guardRoute,
  type PageKind,
  routeDecision,
  type RouteDecision,
  type RouteQuestion,
} from './route-guard';
export { type AuthView, useAuth } from './auth-provider';
