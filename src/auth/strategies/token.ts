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

/** Whether a token can be used, is past its end, or neither is known: there is none, or none that says when it ends. */
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

/**
 * Whether a value can be a token in a header: text of visible ASCII. Anything else would end in an error that quotes
 * it.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]*[!-~]$/.test(value);
}

/** Other facts about the end of a token. */
export interface ExpiryHints {
  /** Time by the clock of this device, in milliseconds, at which the answer came. */
  now: number;
  /** Seconds that a token lives which says nothing itself; `false` where that is unknown. */
  maxAge?: number | false;
  /** `expires_in` of the answer: seconds from its arrival, as a number or in digits. */
  expiresIn?: unknown;
  /** Time in the answer's `Date` header, in milliseconds. */
  serverTime?: number | null;
  /**
   * Whether the token was made for this answer, so that its `iat` gives the server's time where the header does not.
   */
  fresh?: boolean;
}

/**
 * Time by the clock of this device, in milliseconds, at which a token ends; `null` where that is unknown. In this order:
 * `expires_in`, because it counts from the arrival and no wrong clock can spoil it; `exp` of the token, moved by the
 * difference between the clocks (an `exp` that is no number is no date); `maxAge`. Differences under two seconds come from
 * the network: both stamps are whole seconds.
 */
export function expiryOf(token: string, hints: ExpiryHints): number | null {
  const { now, maxAge, expiresIn, serverTime, fresh } = hints;
  const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  if (isTime(seconds) && seconds > 0) return Math.round(now + seconds * 1000);
  const { exp, iat } = decodeToken(token) ?? {};
  if (isTime(exp)) {
    const server = isTime(serverTime) ? serverTime : fresh && isTime(iat) ? iat * 1000 : now;
    const skew = Math.abs(server - now) < 2000 ? 0 : server - now;
    return Math.round(exp * 1000 - skew);
  }
  return isTime(maxAge) ? Math.round(now + maxAge * 1000) : null;
}

function isTime(value: unknown): value is number {
  // What lies beyond is no time, but a slip or an attack: 285 000 years.
  return typeof value === 'number' && Math.abs(value) < 9e15;
}
