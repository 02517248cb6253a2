/** Function that runs a task of a client and resolves with its value, or with `'full'` if it may not wait. */
export type Gate = <Value>(
  client: string,
  work: () => Promise<Value> | Value,
) => Promise<{ value: Value } | 'full'>;

/**
 * Creates a gate that runs a few tasks concurrently and queues others. Clients take turns, so that many tasks of one
 * do not delay the task of another; if the queue is full, a client with fewer waiting tasks takes the place of the
 * last one of the client with the most.
 * @param atOnce Number of concurrent tasks.
 * @param longestQueue Maximum number of waiting tasks.
 */
export function createGate(atOnce: number, longestQueue: number): Gate {
  let running = 0;
  let waiting = 0;
  // In the order of the next turns.
  const queues = new Map<string, Array<(isTurn: boolean) => void>>();

  async function waitForTurn(client: string): Promise<boolean> {
    const own = queues.get(client) ?? [];
    if (waiting >= longestQueue) {
      const [longest = []] = [...queues.values()].sort((a, b) => b.length - a.length);
      if (longest.length <= own.length + 1) return false;
      longest.pop()?.(false);
      waiting -= 1;
    }
    waiting += 1;
    queues.set(client, own);
    return new Promise((resolve) => void own.push(resolve));
  }

  /** Passes a slot on directly, so that no other task gets it. */
  function endTurn(): void {
    const [next] = queues;
    if (!next) return void (running -= 1);
    const [client, queue] = next;
    queues.delete(client);
    waiting -= 1;
    queue.shift()?.(true);
    if (queue.length > 0) queues.set(client, queue);
  }

  return async (client, work) => {
    if (running < atOnce) running += 1;
    else if (!(await waitForTurn(client))) return 'full';
    try {
      return { value: await work() };
    } finally {
      endTurn();
    }
  };
}
