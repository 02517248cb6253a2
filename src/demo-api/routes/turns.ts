import { tooMany } from '../problem.ts';
import type { Turn } from '../store/trip-store.ts';

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

/** Number of long readings of a user that may wait; more are refused. */
const mostWaiting = 100;

/**
 * Creates the queues of long readings, such as searches, which block the thread. Those of a user run one after
 * another. Those of several users alternate slice by slice, and other requests run in between. A reading whose client
 * aborts leaves its place at once, and stops before its next slice.
 */
export function createTurns() {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  let lastTurn = Promise.resolve();
  const turn: Turn = () => {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
    return lastTurn;
  };

  return async <Result>(
    userId: string,
    { signal }: Request,
    read: (turn: Turn) => Promise<Result>,
  ): Promise<Result> => {
    const queue = queues.get(userId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > mostWaiting) throw tooMany(1);
    queues.set(userId, queue);
    queue.length += 1;
    const reading = queue.last.then(() => {
      signal.throwIfAborted();
      return read(async () => {
        await turn();
        signal.throwIfAborted();
      });
    });
    queue.last = reading.catch(() => {});
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave);
    try {
      return await Promise.race([reading, aborted]);
    } finally {
      signal.removeEventListener('abort', leave);
      queue.length -= 1;
      if (queue.length === 0) queues.delete(userId);
    }
  };
}
