import { errors, jwtVerify, SignJWT } from 'jose';

/** Kinds of tokens, which are not interchangeable. */
export type TokenKind = 'access' | 'refresh' | 'challenge';

/** Claims of a token. Times are in seconds since 1970. */
export interface Claims {
  /** Id of the user. */
  userId: string;
  /** Id of the session. */
  sessionId: string;
  /** Id of a refresh token. */
  tokenId?: string;
  /** Time of issue. */
  issuedAt: number;
  /** Expiry. */
  expiresAt: number;
}

/** Verified token: its claims, and whether it has expired. */
export type TokenReading = { kind: 'valid' | 'expired'; claims: Claims } | { kind: 'invalid' };

/** Issuer and verifier of tokens. */
export interface Tokens {
  /** Returns a token with the claims. */
  sign: (kind: TokenKind, claims: Claims) => Promise<string>;
  /** Verifies a token at a time, in seconds since 1970. */
  read: (kind: TokenKind, token: string, now: number) => Promise<TokenReading>;
}

const issuer = 'tessera-demo-api';

/**
 * Creates JWTs signed with HMAC-SHA-256 (RFC 7519): issuer and verifier are the same, so one key is enough.
 * Equal claims result in equal tokens.
 * @param key Secret of at least 32 bytes.
 */
export function createTokens(key: Uint8Array): Tokens {
  const usage: KeyUsage[] = ['sign', 'verify'];
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new Uint8Array(key);
  // Imported once rather than with every request.
  const secret = crypto.subtle.importKey('raw', bytes, algorithm, false, usage);
  // If the key is invalid, the first signature fails.
  secret.catch(() => {});

  return {
    sign: async (kind, { userId, sessionId, tokenId, issuedAt, expiresAt }) => {
      const jwt = new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audienceOf(kind))
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt);
      return (tokenId === undefined ? jwt : jwt.setJti(tokenId)).sign(await secret);
    },
    read: async (kind, token, now) => {
      const expected = {
        algorithms: ['HS256'],
        issuer,
        audience: audienceOf(kind),
        currentDate: new Date(now * 1000),
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      };
      try {
        const { payload } = await jwtVerify(token, await secret, expected);
        return { kind: 'valid', claims: claimsOf(payload) };
      } catch (error) {
        // The signature is verified before the expiry, because expired tokens are also used.
        if (error instanceof errors.JWTExpired) {
          return { kind: 'expired', claims: claimsOf(error.payload) };
        }
        if (error instanceof errors.JOSEError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}

function audienceOf(kind: TokenKind): string {
  return `${issuer}:${kind}`;
}

function claimsOf(payload: Readonly<Record<string, unknown>>): Claims {
  return {
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    tokenId: typeof payload.jti === 'string' ? payload.jti : undefined,
    issuedAt: Number(payload.iat),
    expiresAt: Number(payload.exp),
  };
}
