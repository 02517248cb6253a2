export { OAuthError, type OAuthErrorReason } from './oauth-options';
export type { OAuthEndpoints, OAuthOptions, OAuthRequest } from './oauth-options';
export { oauthStrategy } from './oauth-strategy';
