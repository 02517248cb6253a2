import { tooMany } from '../problem.ts';
import type { Turn } from '../store/store.ts';

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
