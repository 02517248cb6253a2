import type { FormHandle } from '../field';
import type { Credentials } from './sign-in-answer';
import type { SignInEvent } from './sign-in-state';

/** Empties the fields whose secret is not needed any more: both after success, the password where an answer asks. */
export function forgetSecrets(form: FormHandle<Credentials>, event: SignInEvent | null): void {
  if (event?.type !== 'answer') return;
  const { ok, clearPassword } = Object(event.answer) as { ok?: unknown; clearPassword?: unknown };
  if (ok === true || clearPassword === true) form.set('password', '');
  if (ok === true) form.set('code', '');
}
