/** Web Locks as `navigator.locks` has them. */
export type Locks = Pick<LockManager, 'request'>;

/** Milliseconds for what the tab with the lock does besides its request: it reads and writes the stores. */
const margin = 5000;

/**
 * Outcome of work that one tab at a time does. The lock is waited for as long as a request of the tab that holds it may take,
 * and a little more; then it is done without: a tab that sleeps with the lock in its hand must not stop the others. Without
 * Web Locks there is no waiting.
 * @param timeout Milliseconds that a request may take; false for no limit, and none for the wait.
 */
export async function withLock<Value>(
  locks: Locks | false | undefined,
  name: string,
  timeout: number | false,
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return work();
  let isOurs = false;
  const limit = new AbortController();
  const timer = timeout ? setTimeout(() => limit.abort(), timeout + margin) : undefined;
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
