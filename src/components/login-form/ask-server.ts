import type { Credentials, SignInRequest } from './sign-in-answer';
import type { SignInEvent } from './sign-in-state';

/** Milliseconds after which the user is told that the answer takes long. */
const patience = 5000;

/** Request of one step. */
export interface SignInTask {
  onSignIn: SignInRequest;
  onError: ((error: unknown) => void) | undefined;
  credentials: Credentials;
  /** Signal that is aborted when the user goes back or the form leaves the page. */
  signal: AbortSignal;
  /** Called with each event of the request. */
  dispatch: (event: SignInEvent) => void;
}

/** Calls the host's function; dispatches what comes of it, and that it takes long. Returns the last event, `null` once aborted. */
export async function askServer(task: SignInTask): Promise<SignInEvent | null> {
  const timer = setTimeout(() => task.dispatch({ type: 'slow' }), patience);
  const event = await requestAnswer(task);
  clearTimeout(timer);
  if (event) task.dispatch(event);
  return event;
}

/** Event of the answer or of what was thrown; `null` once the signal is aborted, whether the host's function listens to it or not. */
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
 * Whether an error says that the server could not be reached: it, or what caused it, is the `TypeError` that `fetch`
 * rejects with (Fetch standard, section 5.6).
 * @param depth Number of causes to look behind.
 */
export function isUnreachable(error: unknown, depth = 5): boolean {
  if (error instanceof TypeError) return true;
  return depth > 0 && error instanceof Error && isUnreachable(error.cause, depth - 1);
}
