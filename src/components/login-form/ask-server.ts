import type { Credentials, SignInRequest } from './sign-in-answer';
import type { SignInEvent } from './sign-in-state';

/** Milliseconds after which a message says that the request takes long. */
const patience = 5000;

/** Request of one step. */
export interface SignInTask {
  onSignIn: SignInRequest;
  onError: ((error: unknown) => void) | undefined;
  credentials: Credentials;
  /** Signal that is aborted when the user goes back or the form unmounts. */
  signal: AbortSignal;
  /** Called with each event of the request. */
  dispatch: (event: SignInEvent) => void;
}

/**
 * Calls `onSignIn` and dispatches its result, and before that a slow response. Returns the last event, `null`
 * if aborted.
 */
export async function askServer(task: SignInTask): Promise<SignInEvent | null> {
  const timer = setTimeout(() => task.dispatch({ type: 'slow' }), patience);
  const event = await requestAnswer(task);
  clearTimeout(timer);
  if (event) task.dispatch(event);
  return event;
}

/**
 * Returns the event of a result or an error; `null` if the signal is aborted, whether or not `onSignIn`
 * handles it.
 */
function requestAnswer({
  onSignIn,
  onError,
  credentials,
  signal,
}: SignInTask): Promise<SignInEvent | null> {
  const ask = async (): Promise<SignInEvent> => ({
    type: 'answer',
    answer: await onSignIn(credentials, { signal }),
  });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    ask().then(resolve, (error: unknown) => {
      resolve({ type: 'throw', unreachable: !navigator.onLine || isUnreachable(error) });
      if (!signal.aborted) onError?.(error);
    });
  });
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
