export { OAuthError, type OAuthErrorReason } from './oauth-error';
export type { OAuthEndpoints, OAuthOptions, OAuthRequest } from './oauth-options';
export { oauthStrategy } from './oauth-strategy';
