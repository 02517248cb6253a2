/**
 * Returns the delay that a response requests, in milliseconds; null if it requests none or the time
 * has passed.
 * @param now Client time in milliseconds since 1970, used with a date if the response has no `Date`
 * header.
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const wait = headers.get('retry-after');
  if (!wait) return null;
  const serverTime = Date.parse(headers.get('date') ?? '') || now;
  const after = Number(wait) * 1000 || Date.parse(wait) - serverTime;
  return after > 0 ? after : null;
}
