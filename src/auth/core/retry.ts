import { AuthRequestError, type AuthPhase } from './auth-error';
import type { SessionState } from './state';
import { pause } from './wait';

/** Maximum time in milliseconds by which a server can delay the next attempt with `Retry-After`. */
const longestWait = 300_000;

/** Returns the milliseconds that the server asked to wait after a failure, at most five minutes; 0 if it did not. */
export function requestedWait(error: unknown): number {
  const { retryAfter } = error instanceof AuthRequestError ? error : {};
  return Math.min(retryAfter ?? 0, longestWait);
}

/**
 * Retries `work` with growing delays as long as its own phase fails temporarily, but not after
 * `timeout`, because a call that timed out once would do so again.
 */
export async function retry<User extends object, Value>(
  { options, now, timeout }: SessionState<User>,
  phase: AuthPhase,
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  const { attempts = 3, delay = 200, maxDelay = 10_000 } = options.retry ?? {};
  const { random = Math.random } = options;
  const begun = now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const mine = error instanceof AuthRequestError && error.phase === phase ? error : null;
      if (!mine?.retryable || attempt >= attempts) throw error;
      if (timeout && now() - begun >= timeout) throw error;
      const spread = Math.min(maxDelay, delay * 2 ** attempt) * (0.5 + random() / 2);
      const ms = Math.max(mine.retryAfter ?? 0, spread);
      if (ms > maxDelay) throw error;
      await pause(ms, signal);
    }
  }
}
