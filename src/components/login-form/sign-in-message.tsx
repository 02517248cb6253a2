'use client';
import type { Ref } from 'react';
import { presence } from '../../internals/presence';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import type { LoginFormLabels } from '../../languages/language';
import styles from './login-form.module.css';
import type { SignInState } from './sign-in-state';
import { isAnnounced, timeLeftText } from './countdown';
import type { SignIn } from './use-sign-in';

/** Props of {@link SignInMessage}. */
interface SignInMessageProps {
  ref: Ref<HTMLDivElement>;
  signIn: SignIn;
  labels: LoginFormLabels;
  locale: string;
}

/**
 * Result of the last attempt. An error takes focus, so that screen readers read it; later changes are announced by a polite live
 * region, so that nothing is announced twice, and a lockout is announced only now and then.
 */
export function SignInMessage({ ref, signIn, labels, locale }: SignInMessageProps) {
  const { state, lockout } = signIn;
  const { problem, status } = state;
  const error = problem && errorText(problem, labels, () => timeLeftText(locale, lockout));
  const news = status === 'slow' || status === 'done' || status === 'free' ? labels[status] : null;
  const counts = problem?.kind === 'blocked' && lockout < problem.seconds && isAnnounced(lockout);
  // The end of a lockout replaces its message, which may have focus.
  const framed = error ?? (status === 'free' ? news : null);
  return (
    <div data-slot="login-form-message" className={styles.message}>
      {framed && (
        <div
          ref={ref}
          tabIndex={-1}
          data-slot="login-form-problem"
          data-kind={problem?.kind ?? status}
          className={styles.problem}
        >
          <Icon shapes={status === 'free' ? circleCheck : circleAlert} size="lg" />
          <span>{framed}</span>
        </div>
      )}
      <p
        role="status"
        data-slot="login-form-status"
        data-quiet={presence(framed !== null)}
        className={styles.quiet}
      >
        {counts ? error : news}
      </p>
    </div>
  );
}

function errorText(
  problem: NonNullable<SignInState['problem']>,
  labels: LoginFormLabels,
  time: () => string,
): string {
  const { kind } = problem;
  if (kind === 'told') return problem.text;
  if (kind === 'blocked') return labels.blocked(time());
  return labels[kind === 'unusable' ? 'failed' : kind];
}
