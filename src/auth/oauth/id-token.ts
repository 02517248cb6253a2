import { AuthError } from '../core/auth-error';
import type { StrategyContext } from '../core/strategy';
import { OAuthError } from './oauth-error';
import { loadJson, type ProviderPlan } from './provider';
import type { IdTokenClaims, IdTokenRules } from './verify-id-token';

/** Verifies an ID token; loads the keys of the provider when they are needed. */
type CheckIdToken = (
  token: string,
  rules: IdTokenRules,
  provider: ProviderPlan,
  context: StrategyContext,
) => Promise<IdTokenClaims>;

/**
 * Creates the verification of ID tokens. Keys are loaded again for a token with an unknown key, because
 * providers replace them.
 */
export function idTokenCheck(): CheckIdToken {
  let keys: Record<string, unknown> | null = null;
  return async (token, rules, { issuer, jwks }, context) => {
    if (!issuer || !jwks) {
      const message = 'An ID token cannot be verified: set `issuer` and `endpoints.jwks`.';
      throw new OAuthError('setup', message);
    }
    // The library is as large as the rest; only a sign-in needs it.
    const { verifyIdToken } = await import('./verify-id-token').catch((cause: unknown) => {
      throw new AuthError('A part of the application could not be loaded.', 'login', cause);
    });
    const hadKeys = keys !== null;
    keys ??= await loadJson(jwks, context);
    const claims = await verifyIdToken(token, keys, issuer, rules);
    if (claims) return claims;
    if (hadKeys) {
      keys = await loadJson(jwks, context);
      const again = await verifyIdToken(token, keys, issuer, rules);
      if (again) return again;
    }
    throw new OAuthError('id-token', 'The ID token is signed with an unknown key.');
  };
}
