import { errors, jwtVerify, SignJWT } from 'jose';

/** Kinds of token: one is not taken where the other is asked for. */
export type TokenKind = 'access' | 'refresh';

/** What a token says. Times are seconds since 1970. */
export interface Claims {
  /** Identifier of the person. */
  userId: string;
  /** Identifier of the session. */
  sessionId: string;
  /** Identifier of a refresh token. */
  tokenId?: string;
  /** Moment of its making. */
  issuedAt: number;
  /** Moment from which on it is no good. */
  expiresAt: number;
}

/** Reading of a token: what it says, and whether its time has passed. */
export type TokenReading = { kind: 'valid' | 'expired'; claims: Claims } | { kind: 'invalid' };

/** Issuer and verifier of the tokens of one key. */
export interface Tokens {
  /** Token that says the claims. */
  sign: (kind: TokenKind, claims: Claims) => Promise<string>;
  /** Reading of a token at a moment, in seconds since 1970. */
  read: (kind: TokenKind, token: string, now: number) => Promise<TokenReading>;
}

const issuer = 'tessera-demo-api';

/**
 * Tokens as JWTs signed with HMAC-SHA-256 (RFC 7519): the one who signs is the one who reads, so that no other needs a key.
 * The same claims make the same bytes.
 * @param key Secret of at least 32 bytes.
 */
export function createTokens(key: Uint8Array): Tokens {
  const usage: KeyUsage[] = ['sign', 'verify'];
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new Uint8Array(key);
  // Read once and not on every request.
  const secret = crypto.subtle.importKey('raw', bytes, algorithm, false, usage);
  // The first signature fails if the key cannot be read.
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
        // The signature is looked at before the time: what has expired is nevertheless ours.
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
