/** Returns the result of a promise, or rejects with the signal's reason when it is aborted. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Whether less than a number of milliseconds is between two times. In both directions: a clock that is set back
 * must not make a period longer.
 */
export function isWithin(ms: number, one: number, other: number): boolean {
  return Math.abs(one - other) < ms;
}

/** Maximum delay of a timer in ms, 24 days; a longer one would fire immediately. */
const longestTimer = 2 ** 31 - 1;

/** Starts a timer like `setTimeout`, but one of any length, such as `Infinity`, does not fire early. */
export function startTimer(act: () => void, ms: number): ReturnType<typeof setTimeout> {
  return setTimeout(act, Math.min(ms, longestTimer));
}

/** Waits for a number of milliseconds; rejects with the signal's reason when it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<void>((resolve) => {
    timer = startTimer(resolve, ms);
  });
  return untilAborted(over, signal).finally(() => clearTimeout(timer));
}

/**
 * Returns the result of a promise, or of `late` if it takes longer than a number of milliseconds; false
 * for no limit.
 */
export function inTime<Value>(
  promise: Promise<Value>,
  ms: number | false,
  late: () => Value,
): Promise<Value> {
  if (!ms) return promise;
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => {
    timer = startTimer(resolve, ms);
  }).then(late);
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
