/**
 * Creates a gate that runs a few pieces of work at a time and queues some more.
 * @param atOnce Number of pieces that run at a time.
 * @param longestQueue Number of pieces that may wait.
 * @returns A function that runs its work and resolves to the value, or to `'full'` where the queue has no room.
 */
export function createGate(atOnce: number, longestQueue: number) {
  let running = 0;
  const queue: Array<() => void> = [];

  return async function pass<Value>(
    work: () => Promise<Value> | Value,
  ): Promise<{ value: Value } | 'full'> {
    if (running >= atOnce) {
      if (queue.length >= longestQueue) return 'full';
      // The one before hands its place over, so that nothing else takes it in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return { value: await work() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
