export {
  guardRoute,
  routeDecision,
  type GuardedRoute,
  type PageKind,
  type RouteDecision,
  type RouteQuestion,
} from '../routing/route-guard';
export { AuthProvider, type AuthProviderProps } from './auth-provider';
export { GuestOnly, RequireAuth, type GuardProps } from './require-auth';
export { RequireScope, type RequireScopeProps } from './require-scope';
export { useAuth, type AuthView } from './use-auth';
