export type {
  Auth,
  AuthEvents,
  AuthFailure,
  AuthFetch,
  AuthListener,
  AuthState,
  AuthStatus,
  AuthUser,
  LoginOptions,
  LogoutReason,
  RedirectName,
} from './auth';
export {
  AuthError,
  AuthRequestError,
  ExpiredAuthSessionError,
  NoStrategyError,
  SessionChangedError,
  TokenMissingError,
  UnknownStrategyError,
  UserFieldMissingError,
  type AuthErrorDetails,
  type AuthPhase,
} from './auth-error';
export type {
  AuthOptions,
  Locks,
  RedirectContext,
  RedirectOptions,
  RedirectTarget,
  RetryOptions,
} from './options';
export {
  routeDecision,
  type PageKind,
  type RouteDecision,
  type RouteQuestion,
} from './route-decision';
export type {
  Answer,
  Endpoint,
  EndpointCall,
  Grant,
  GrantedToken,
  Strategy,
  StrategyContext,
} from './strategy';
export type {
  CookieStrategyOptions,
  Endpoints,
  LocalStrategyOptions,
  RefreshEndpoints,
  RefreshStrategyOptions,
  RefreshTokenOptions,
  StrategyOptions,
  TokenOptions,
  UserOptions,
} from './strategy-options';
export type { TokenStore, TokenStores } from './token-store';
