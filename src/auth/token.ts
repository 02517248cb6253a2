import { decodeJwt } from 'jose/jwt/decode';

/** What a JSON Web Token says of itself (RFC 7519, section 4). Nothing is verified: that is the server's part. */
export interface TokenClaims {
  /** End of its life in seconds since 1970, by the server's clock. */
  exp?: number;
  /** Time at which it was made, likewise. */
  iat?: number;
  /** Whom it is about. */
  sub?: string;
  [claim: string]: unknown;
}

/** Whether a token can be used, is past its end, or nobody knows: there is none, or none that says when it ends. */
export type TokenStatus = 'valid' | 'expired' | 'unknown';

/** Claims of a JSON Web Token; `null` for a text that only the server understands. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    return decodeJwt(token);
  } catch {
    // What went wrong would quote a part of the token.
    return null;
  }
}

/**
 * Status of a token at the time `now`; all times in milliseconds.
 * @param leeway Time before its end at which it counts as expired already, because a request takes a while to arrive.
 */
export function tokenStatus(
  token: string | null,
  expiresAt: number | null,
  now: number,
  leeway = 500,
): TokenStatus {
  if (!token || expiresAt === null) return 'unknown';
  return now < expiresAt - leeway ? 'valid' : 'expired';
}
