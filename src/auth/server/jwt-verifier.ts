import type { JWTPayload } from 'jose';
import {
  JOSEAlgNotAllowed,
  JOSEError,
  JOSENotSupported,
  JWKSMultipleMatchingKeys,
  JWKSNoMatchingKey,
  JWSInvalid,
  JWSSignatureVerificationFailed,
  JWTClaimValidationFailed,
  JWTExpired,
  JWTInvalid,
} from 'jose/errors';
import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote';
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

/** Reports keys that could not be loaded. */
class KeysNotLoaded extends Error {}

/**
 * Creates a function that verifies JSON Web Tokens (RFC 7519) and returns their claims; null for an invalid
 * one, whatever it contains. An error while loading the keys is thrown, because it says nothing about the token.
 * @throws TypeError if the key cannot verify signatures.
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
    algorithms: algorithmsOf(key),
    ...(type && { typ: type }),
  };
  const keys =
    typeof key === 'string' || key instanceof URL
      ? createRemoteJWKSet(new URL(key), { [customFetch]: loadKeys })
      : null;
  return async (token) => {
    try {
      const verified = keys
        ? await jwtVerify(token, keys, options)
        : await jwtVerify(token, key as CryptoKey | Uint8Array, options);
      return verified.payload;
    } catch (error) {
      if (error instanceof KeysNotLoaded) throw error.cause;
      // For some headers, such as one with another algorithm, the library throws errors that are not its own.
      const isOfToken = refusals.some((refusal) => error instanceof refusal);
      if (isOfToken || !(error instanceof JOSEError)) return null;
      throw error;
    }
  };
}

/** Loads keys. Marks a failure of the network, which is not one of the library's own errors. */
async function loadKeys(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // The library recognizes its timeout.
    if (cause instanceof Error && cause.name === 'TimeoutError') throw cause;
    throw new KeysNotLoaded('The keys could not be loaded.', { cause });
  }
}

/**
 * Returns the algorithms that fit a key: a token must not choose another one. A public key must never be used as
 * the secret of a signature.
 */
function algorithmsOf(key: JwtVerifierOptions['key']): string[] {
  if (typeof key === 'string' || key instanceof URL) return publicAlgorithms;
  if (key instanceof Uint8Array) {
    if (key.length === 0) throw new TypeError('The key is empty.');
    return ['HS256', 'HS384', 'HS512'];
  }
  const { name, hash, namedCurve, modulusLength } = key.algorithm as EcKeyAlgorithm &
    RsaHashedKeyAlgorithm;
  const size = hash?.name.slice(-3) ?? '';
  const fitting: Record<string, string[]> = {
    'RSASSA-PKCS1-v1_5': [`RS${size}`],
    'RSA-PSS': [`PS${size}`],
    HMAC: [`HS${size}`],
    ECDSA: [ecAlgorithms[namedCurve] ?? ''],
    Ed25519: ['EdDSA', 'Ed25519'],
  };
  if (!key.usages.includes('verify') || !fitting[name] || modulusLength < 2048) {
    throw new TypeError(`A ${key.type} key of ${name} cannot verify signatures.`);
  }
  return fitting[name];
}

const ecAlgorithms: Record<string, string> = {
  'P-256': 'ES256',
  'P-384': 'ES384',
  'P-521': 'ES512',
};
const publicAlgorithms = ['RS', 'PS', 'ES']
  .flatMap((kind) => [256, 384, 512].map((size) => kind + size))
  .concat('EdDSA', 'Ed25519');
