/**
 * Returns how long a response asks to wait, in milliseconds; null if it does not say, or the time has passed.
 * @param now Time of the client, for a date when the response has none of its own, in milliseconds since 1970.
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const wait = headers.get('retry-after');
  if (!wait) return null;
  const serverTime = Date.parse(headers.get('date') ?? '') || now;
  const after = Number(wait) * 1000 || Date.parse(wait) - serverTime;
  return after > 0 ? after : null;
}
