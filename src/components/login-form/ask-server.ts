import type { FormHandle } from '../field';
import { forgetSecrets } from './forget-secrets';
import { readCode } from './read-code';
import { requestAnswer } from './request-answer';
import type { Credentials, SignInRequest } from './sign-in-answer';
import type { SignInEvent } from './sign-in-state';

/** Milliseconds after which the reader is told that the answer takes long. */
const patience = 5000;

/** Request of one step. */
export interface SignInTask {
  onSignIn: SignInRequest;
  onError: ((error: unknown) => void) | undefined;
  credentials: Credentials;
  /** Number of digits of a code. */
  digits: number;
  /** Signal after which nobody waits for the answer. */
  signal: AbortSignal;
  /** Form that the credentials come from. */
  form: FormHandle<Credentials>;
  /** Called with what happens. */
  tell: (event: SignInEvent) => void;
}

/** Asks the host's function and tells what comes of it, and that it takes long; then forgets what is needed no more. */
export async function askServer(task: SignInTask): Promise<void> {
  const { onSignIn, onError, signal, form, tell } = task;
  const { code, ...names } = task.credentials;
  // What was filled in before this was loaded is no more than text.
  const credentials = code === undefined ? names : { ...names, code: readCode(code, task.digits) };
  const timer = setTimeout(() => tell({ type: 'slow' }), patience);
  const event = await requestAnswer(onSignIn, credentials, signal, onError);
  clearTimeout(timer);
  if (!event) return;
  tell(event);
  forgetSecrets(form, event);
}
