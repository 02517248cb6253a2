import type { Attempts, AttemptStore } from '../store/store.ts';

/**
 * Returns the attempts of a key in its period, or null. If the period ends later than a new one would, the clock was
 * set back, and the period is over.
 * @param seconds Length of a period.
 */
export function currentAttempts(
  attempts: AttemptStore,
  key: string,
  now: number,
  seconds: number,
): Attempts | null {
  const found = attempts.get(key, now);
  if (!found || found.resetsAt - now <= seconds) return found;
  attempts.clear(key);
  return null;
}
