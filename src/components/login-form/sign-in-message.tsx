'use client';
import type { Ref } from 'react';
import { presence } from '../../internals/presence';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import type { LoginFormLabels } from '../../languages/language';
import styles from './login-form.module.css';
import type { SignInState } from './sign-in-state';
import { isMark, pauseText } from './pause-text';
import type { SignIn } from './use-sign-in';

/** Props of {@link SignInMessage}. */
interface SignInMessageProps {
  ref: Ref<HTMLDivElement>;
  signIn: SignIn;
  labels: LoginFormLabels;
  locale: string;
}

/**
 * What came of the last try. A fault takes focus, which reads it; what changes later is said by a polite region, so
 * that nothing is heard twice, and a pause that runs down is heard now and then.
 */
export function SignInMessage({ ref, signIn, labels, locale }: SignInMessageProps) {
  const { state, pause } = signIn;
  const { problem, status } = state;
  const fault = problem && faultOf(problem, labels, () => pauseText(locale, pause));
  const news = status === 'slow' || status === 'done' || status === 'free' ? labels[status] : null;
  const told = problem?.kind === 'blocked' && pause < problem.seconds && isMark(pause);
  // The end of a pause stands where the pause stood, which may have focus.
  const framed = fault ?? (status === 'free' ? news : null);
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
        {told ? fault : news}
      </p>
    </div>
  );
}

function faultOf(
  problem: NonNullable<SignInState['problem']>,
  labels: LoginFormLabels,
  time: () => string,
): string {
  const { kind } = problem;
  if (kind === 'told') return problem.text;
  if (kind === 'blocked') return labels.blocked(time());
  return labels[kind === 'unusable' ? 'failed' : kind];
}
