'use client';
import { presence } from '../../internals/presence';
import { Button } from '../../primitives/button';
import type { LoginFormLabels } from './labels';
import styles from './login-form.module.css';
import type { SignIn } from './use-sign-in';

/** Props of {@link SignInButton}. */
interface SignInButtonProps {
  signIn: SignIn;
  labels: LoginFormLabels;
}

/** Button that sends a step. It keeps focus while it is out of use, and its place while it waits. */
export function SignInButton({ signIn: { state, ready, pause }, labels }: SignInButtonProps) {
  const { status, step } = state;
  const waits = status === 'pending' || status === 'slow';
  return (
    <Button
      type="submit"
      variant="solid"
      aria-disabled={ready ? undefined : true}
      data-slot="login-form-submit"
      data-busy={presence(!ready && pause === 0)}
      className={styles.submit}
    >
      {waits && <span data-slot="login-form-spinner" className={styles.spinner} />}
      {waits ? labels.signingIn : step === 'code' ? labels.verify : labels.signIn}
    </Button>
  );
}
