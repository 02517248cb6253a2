import { decodeJwt } from 'jose/jwt/decode';

/** Claims of a JSON Web Token (RFC 7519, section 4). They are not verified, which is up to the server. */
export interface TokenClaims {
  /** Expiry in seconds since 1970, by the server's clock. */
  exp?: number;
  /** Time of issue, likewise. */
  iat?: number;
  /** Subject. */
  sub?: string;
  [claim: string]: unknown;
}

/** Whether a token is valid, expired, or unknown because there is none or it has no expiry. */
export type TokenStatus = 'valid' | 'expired' | 'unknown';

/** Returns the claims of a JSON Web Token; `null` for an opaque token. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    return decodeJwt(token);
  } catch {
    // The error would quote a part of the token.
    return null;
  }
}

/**
 * Returns the status of a token at the time `now`; all times are in milliseconds.
 * @param leeway Time before its expiry at which it already counts as expired, because a request takes a while
 * to arrive.
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
 * Whether a value can be a token in a header: a string of visible ASCII characters. Other values would cause
 * an error that quotes them.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]*[!-~]$/.test(value);
}

/** Other information about the expiry of a token. */
interface ExpiryHints {
  /** Time of the response on the clock of this device, in milliseconds. */
  now: number;
  /** Default lifetime in seconds; `false` if unknown. */
  maxAge?: number | false;
  /** `expires_in` of the response: seconds from its arrival, as a number or a string of digits. */
  expiresIn?: unknown;
  /** Time in the response's `Date` header, in milliseconds. */
  serverTime?: number | null;
  /**
   * Whether the token was issued for this response, so that its `iat` is the server time if the header is
   * missing.
   */
  fresh?: boolean;
}

/**
 * Returns the expiry of a token on the clock of this device, in milliseconds; `null` if unknown. In this
 * order: `expires_in`, because it counts from the arrival, independent of wrong clocks; the token's `exp`,
 * corrected by the difference between the clocks (an `exp` that is not a number is ignored, and so is one by
 * which a `fresh` token has expired, if the time of the server is unknown: the device's clock is wrong); `maxAge`.
 * Differences below two seconds are ignored, because both timestamps are in seconds.
 */
export function expiryOf(token: string, hints: ExpiryHints): number | null {
  const { now, maxAge, expiresIn, serverTime, fresh } = hints;
  const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  if (isTime(seconds) && seconds > 0) return Math.round(now + seconds * 1000);
  const { exp, iat } = decodeToken(token) ?? {};
  if (isTime(exp)) {
    const server = isTime(serverTime) ? serverTime : fresh && isTime(iat) ? iat * 1000 : now;
    const skew = Math.abs(server - now) < 2000 ? 0 : server - now;
    const end = Math.round(exp * 1000 - skew);
    if (!fresh || isTime(serverTime) || end > now) return end;
  }
  return isTime(maxAge) ? Math.round(now + maxAge * 1000) : null;
}

/**
 * Returns the token of a strategy, with an expiry in whole milliseconds. Strategies of the application may also return
 * none, `Infinity` or a `Date`.
 */
export function withExpiry<Token extends { expiresAt: number | null }>(
  token: Token | null,
): Token | null {
  const expiresAt = Number(token?.expiresAt ?? Number.NaN);
  return token && { ...token, expiresAt: isTime(expiresAt) ? Math.round(expiresAt) : null };
}

function isTime(value: unknown): value is number {
  // Larger values are not valid times, but errors or attacks: 285,000 years.
  return typeof value === 'number' && Math.abs(value) < 9e15;
}
