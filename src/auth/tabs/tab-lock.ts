/** Web Locks, as in `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

/** Extra milliseconds for reading and writing the stores with the lock. */
const margin = 5000;

/**
 * Runs work in one tab at a time. Waits for the lock as long as a request may take, and a little more, and
 * then runs without it: a suspended tab with the lock must not block the others. Without Web Locks, it does
 * not wait.
 * @param timeout Timeout of a request in milliseconds; false for none, which makes the wait unlimited, too.
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
