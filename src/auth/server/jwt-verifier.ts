import type { JWTPayload } from 'jose';
import {
  JOSEAlgNotAllowed,
  JOSENotSupported,
  JWKSMultipleMatchingKeys,
  JWKSNoMatchingKey,
  JWSInvalid,
  JWSSignatureVerificationFailed,
  JWTClaimValidationFailed,
  JWTExpired,
  JWTInvalid,
} from 'jose/errors';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';

/** What a token must contain. */
export interface JwtVerifierOptions {
  /**
   * URL of the keys of the issuer (`jwks_uri`), which are loaded when needed and again for an unknown key; or
   * the public key; or the secret of your own server.
   */
  key: string | URL | CryptoKey | Uint8Array;
  /** Issuer of the tokens, exactly as in `iss`. */
  issuer: string;
  /** This API, exactly as in `aud`: tokens for another one are rejected. */
  audience: string;
  /** Required type of the tokens, such as `at+jwt`, which rejects ID tokens (RFC 9068). Default: any. */
  type?: string;
  /** Seconds by which the clocks may differ. Default: 30. */
  clockTolerance?: number;
}

/** Claims of a valid token. */
export type VerifiedClaims = JWTPayload;

const refusals = [
  JOSEAlgNotAllowed,
  JOSENotSupported,
  JWKSMultipleMatchingKeys,
  JWKSNoMatchingKey,
  JWSInvalid,
  JWSSignatureVerificationFailed,
  JWTClaimValidationFailed,
  JWTExpired,
  JWTInvalid,
];

// A public key must never be used as the secret of a signature.
const publicAlgorithms = ['RS', 'PS', 'ES']
  .flatMap((kind) => [256, 384, 512].map((size) => kind + size))
  .concat('EdDSA', 'Ed25519');
const secretAlgorithms = ['HS256', 'HS384', 'HS512'];

/**
 * Creates a function that verifies JSON Web Tokens (RFC 7519) and returns their claims; null for an invalid
 * one. An error while loading the keys is thrown, because it says nothing about the token.
 */
export function jwtVerifier({
  key,
  issuer,
  audience,
  type,
  clockTolerance = 30,
}: JwtVerifierOptions): (token: string) => Promise<VerifiedClaims | null> {
  const options = {
    issuer,
    audience,
    clockTolerance,
    requiredClaims: ['exp'],
    algorithms: key instanceof Uint8Array ? secretAlgorithms : publicAlgorithms,
    ...(type && { typ: type }),
  };
  const keys =
    typeof key === 'string' || key instanceof URL ? createRemoteJWKSet(new URL(key)) : null;
  return async (token) => {
    try {
      const verified = keys
        ? await jwtVerify(token, keys, options)
        : await jwtVerify(token, key as CryptoKey | Uint8Array, options);
      return verified.payload;
    } catch (error) {
      if (refusals.some((refusal) => error instanceof refusal)) return null;
      throw error;
    }
  };
}
