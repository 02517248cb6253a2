export { createAuth } from './client/create-auth';
export type {
  AuthOptions,
  RedirectContext,
  RedirectOptions,
  RedirectTarget,
  RetryOptions,
} from './client/options';
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
} from './core/auth';
export {
  AuthError,
  type AuthPhase,
  AuthRequestError,
  ExpiredAuthSessionError,
  NoStrategyError,
  SessionChangedError,
  SignInCanceledError,
  TokenMissingError,
  UnknownStrategyError,
  UserFieldMissingError,
} from './core/auth-error';
export { hasScope, type ScopeMode } from './core/scopes';
export { randomString } from './core/encoding';
export type {
  Answer,
  Endpoint,
  EndpointCall,
  Grant,
  GrantedToken,
  LoginChoices,
  LogoutChoices,
  PromptStore,
  Strategy,
  StrategyContext,
  TokenStore,
  TokenStores,
} from './core/strategy';
export { decodeToken, type TokenClaims, type TokenStatus } from './core/token';
export { safeReturnTo } from './core/urls';
export {
  type BrowserStoreOptions,
  localStore,
  memoryStore,
  sessionStore,
} from './stores/browser-stores';
export { cookieStore, type CookieStoreOptions, readCookie } from './stores/browser-stores';
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
} from './strategies/token-calls';
export { cookieStrategy, localStrategy, refreshStrategy } from './strategies/token-strategies';
export { tabChannel, type TabChannel, type TabMessage } from './tabs/tab-channel';
export type { Locks } from './tabs/tab-channel';
