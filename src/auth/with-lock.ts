import type { Locks } from './options';

/**
 * Outcome of work that one tab at a time does. The lock is waited for 5 s at most and then done without: a tab that sleeps
 * with the lock in its hand must not stop the others. Without Web Locks there is no waiting.
 */
export async function withLock<Value>(
  locks: Locks | false | undefined,
  name: string,
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return work();
  let isOurs = false;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 5000);
  try {
    return await locks.request(name, { signal: AbortSignal.any([limit.signal, signal]) }, () => {
      isOurs = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    signal.throwIfAborted();
    return work();
  } finally {
    clearTimeout(timer);
  }
}
