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
  type AuthPhase,
} from './auth-error';
export { createAuth } from './create-auth';
export { cookieStore, readCookie, type CookieStoreOptions } from './cookie-store';
export type { BrowserStoreOptions } from './browser-store';
export { hasScope, type ScopeMode } from './has-scope';
export { memoryStore } from './memory-store';
export type {
  AuthOptions,
  Locks,
  RedirectContext,
  RedirectOptions,
  RedirectTarget,
  RetryOptions,
} from './options';
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
export type { PromptStore, TokenStore, TokenStores } from './token-store';
export { randomString } from './random-string';
export { safeReturnTo } from './return-to';
export { tabChannel, type TabChannel, type TabMessage } from './tab-channel';
export { decodeToken, type TokenClaims, type TokenStatus } from './token';
export { cookieStrategy, localStrategy, refreshStrategy } from './token-strategy';
export { localStore, sessionStore } from './web-store';
