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
  AuthRequestError,
  ExpiredAuthSessionError,
  NoStrategyError,
  SessionChangedError,
  SignInCanceledError,
  TokenMissingError,
  UnknownStrategyError,
  UserFieldMissingError,
  type AuthPhase,
} from './core/auth-error';
export { createAuth } from './core/create-auth';
export { cookieStore, readCookie, type CookieStoreOptions } from './stores/cookie-store';
export type { BrowserStoreOptions } from './stores/browser-store';
export { hasScope, type ScopeMode } from './core/has-scope';
export { memoryStore } from './stores/memory-store';
export type {
  AuthOptions,
  RedirectContext,
  RedirectOptions,
  RedirectTarget,
  RetryOptions,
} from './core/options';
export type {
  Answer,
  Endpoint,
  EndpointCall,
  Grant,
  GrantedToken,
  LoginChoices,
  LogoutChoices,
  Strategy,
  StrategyContext,
} from './strategies/strategy';
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
} from './strategies/strategy-options';
export type { PromptStore, TokenStore, TokenStores } from './stores/token-store';
export { randomString } from './core/random-string';
export { safeReturnTo } from './routing/return-to';
export { tabChannel, type TabChannel, type TabMessage } from './tabs/tab-channel';
export { decodeToken, type TokenClaims, type TokenStatus } from './strategies/token';
export { cookieStrategy, localStrategy, refreshStrategy } from './strategies/token-strategies';
export { localStore, sessionStore } from './stores/web-store';
export type { Locks } from './tabs/tab-lock';
