import { decodeToken } from './token';

/** What else tells when a token ends. */
export interface ExpiryHints {
  /** Time by the clock of this device, in milliseconds, at which the answer came. */
  now: number;
  /** Seconds that a token lives which says nothing itself; `false` where nobody knows. */
  maxAge?: number | false;
  /** `expires_in` of the answer: seconds from its arrival, as a number or in digits. */
  expiresIn?: unknown;
  /** Time in the answer's `Date` header, in milliseconds. */
  serverTime?: number | null;
  /**
   * Whether the token was made for this answer, so that its `iat` tells the server's time where the header does not.
   */
  fresh?: boolean;
}

/**
 * Time by the clock of this device, in milliseconds, at which a token ends; `null` where nobody says. In this order:
 * `expires_in`, because it counts from the arrival and no wrong clock can spoil it; `exp` of the token, moved by the
 * difference between the clocks (an `exp` that is no number is no date); `maxAge`. Differences under two seconds are
 * the road's: both stamps are whole seconds.
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
