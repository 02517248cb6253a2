import { isUnreachable } from './is-unreachable';
import type { Credentials, SignInRequest } from './sign-in-answer';
import type { SignInEvent } from './sign-in-state';

/**
 * What comes of a request: its answer, or the error that it threw; `null` once the signal is aborted, whether the
 * host's function hears of that or not.
 * @param onError Called with what was thrown.
 */
export function requestAnswer(
  onSignIn: SignInRequest,
  credentials: Credentials,
  signal: AbortSignal,
  onError: ((error: unknown) => void) | undefined,
): Promise<SignInEvent | null> {
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
