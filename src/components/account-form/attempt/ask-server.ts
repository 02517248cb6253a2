import type { AttemptEvent } from './attempt-state';

/** Milliseconds after which a message says that the request is taking a long time. */
const patience = 5000;

/** Request of one step. */
interface AttemptTask {
  /** Calls a function of the application. */
  request: (signal: AbortSignal) => unknown;
  onError: ((error: unknown) => void) | undefined;
  /** Signal that is aborted when the user goes back or the form unmounts. */
  signal: AbortSignal;
  /** Called with each event of the request. */
  dispatch: (event: AttemptEvent) => void;
}

/**
 * Calls a function of the application and dispatches its result, and before that a slow response. Returns the last
 * event, `null` if aborted.
 */
export async function askServer(task: AttemptTask): Promise<AttemptEvent | null> {
  const timer = setTimeout(() => task.dispatch({ type: 'slow' }), patience);
  const event = await requestAnswer(task);
  clearTimeout(timer);
  if (event) task.dispatch(event);
  return event;
}

/**
 * Returns the event of a result or an error; `null` if the signal is aborted, whether or not the function
 * handles it.
 */
function requestAnswer({ request, onError, signal }: AttemptTask): Promise<AttemptEvent | null> {
  const ask = async (): Promise<AttemptEvent> => ({
    type: 'answer',
    answer: await request(signal),
  });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    ask().then(resolve, (error: unknown) => {
      const answer = { canceled: true };
      const unreachable = !navigator.onLine || isUnreachable(error);
      resolve(isCanceled(error) ? { type: 'answer', answer } : { type: 'throw', unreachable });
      if (!signal.aborted) onError?.(error);
    });
  });
}

/**
 * Whether the user dismissed a dialog: the error of the browser (Web Authentication Level 3, section 5.1.4), or that
 * of the sign-in client.
 */
export function isCanceled(error: unknown): boolean {
  const { name, reason } = Object(error) as { name?: unknown; reason?: unknown };
  return name === 'NotAllowedError' || reason === 'canceled';
}

/**
 * Whether the server could not be reached: the error or one of its causes is the `TypeError` with which
 * `fetch` rejects (Fetch standard, section 5.6).
 * @param depth Number of causes to check.
 */
export function isUnreachable(error: unknown, depth = 5): boolean {
  if (error instanceof TypeError) return true;
  return depth > 0 && error instanceof Error && isUnreachable(error.cause, depth - 1);
}
