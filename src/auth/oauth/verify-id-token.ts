import type { JWTPayload } from 'jose';
import {
  JOSEError,
  JWKSMultipleMatchingKeys,
  JWKSNoMatchingKey,
  JWTClaimValidationFailed,
  JWTExpired,
} from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify, type JWTVerifyOptions } from 'jose/jwt/verify';
import { OAuthError } from './oauth-options';

/** Claims of an ID token whose user is known. */
export type IdTokenClaims = JWTPayload & { sub: string };

/** What an ID token must contain. */
export interface IdTokenRules {
  /** `client_id` of the application. */
  clientId: string;
  /** Nonce of the attempt; null for a token of a refresh. */
  nonce: string | null;
  /** User who is signed in, or null. */
  subject: string | null;
  /** Current time in ms. */
  now: number;
  /** Seconds by which the clocks may differ. */
  tolerance: number;
}

/** Signatures with a public key; `none` and shared secrets prove nothing. */
const algorithms = ['RS', 'PS', 'ES'].flatMap((kind) => [256, 384, 512].map((size) => kind + size));

/**
 * Verifies an ID token (OpenID Connect Core 1.0, section 3.1.3.7): signature, issuer, audience, nonce, user
 * and times. Returns its claims, or null if it is signed with an unknown key.
 * @throws OAuthError if it is invalid; the message contains no part of the token.
 */
export async function verifyIdToken(
  token: string,
  keys: object,
  issuer: string,
  { clientId, nonce, subject, now, tolerance }: IdTokenRules,
): Promise<IdTokenClaims | null> {
  const options: JWTVerifyOptions = {
    issuer,
    audience: clientId,
    algorithms: [...algorithms, 'EdDSA', 'Ed25519'],
    requiredClaims: ['sub', 'exp', 'iat'],
    currentDate: new Date(now),
    clockTolerance: tolerance,
    // A fresh token; an old one could be replayed.
    maxTokenAge: 600,
  };
  const claims = await claimsOf(token, keys, options).catch((error: unknown) => {
    if (error instanceof JWKSNoMatchingKey) return null;
    throw errorOf(error);
  });
  if (!claims) return null;
  const { sub = '', aud, azp } = claims;
  const isOurs = azp === undefined ? [aud].flat().length === 1 : azp === clientId;
  if (!isOurs) throw refusal('it was issued to another application');
  if (nonce !== null && claims.nonce !== nonce) throw refusal('it belongs to another sign-in');
  if (subject !== null && sub !== subject) throw refusal('it is about another user');
  return { ...claims, sub };
}

async function claimsOf(
  token: string,
  keys: object,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  const keySet = createLocalJWKSet(keys as Parameters<typeof createLocalJWKSet>[0]);
  try {
    return (await jwtVerify(token, keySet, options)).payload;
  } catch (error) {
    if (!(error instanceof JWKSMultipleMatchingKeys)) throw error;
    // A token that does not name its key may be signed with any of them.
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch(() => null);
      if (verified) return verified.payload;
    }
    throw error;
  }
}

/** Returns an error without the claims, which the library's errors contain. */
function errorOf(error: unknown): OAuthError {
  const isOfTime =
    error instanceof JWTExpired ||
    (error instanceof JWTClaimValidationFailed && /^(nbf|iat|exp)$/.test(error.claim));
  if (isOfTime) {
    const message =
      'The ID token is not valid at the time of this device: check its date and time.';
    return new OAuthError('clock', message);
  }
  return refusal(error instanceof JOSEError ? error.message : 'it cannot be read');
}

function refusal(why: string): OAuthError {
  return new OAuthError('id-token', `The ID token is not accepted: ${why}.`);
}
