'use client';
import type { Ref } from 'react';
import { presence } from '../../internals/presence';
import { Callout } from '../../primitives/callout';
import type { LoginFormLabels } from '../../languages/language';
import styles from './login-form.module.css';
import type { SignInState } from './sign-in-state';
import { isAnnounced, timeLeftText } from './countdown';
import type { SignIn } from './use-sign-in';

/** Props of {@link SignInProblem} and {@link SignInStatus}. */
interface SignInMessageProps {
  signIn: SignIn;
  labels: LoginFormLabels;
  locale: string;
}

/**
 * Error of the last attempt, which receives focus, so that screen readers announce it; the end of a lockout
 * replaces its message.
 */
export function SignInProblem({
  ref,
  ...props
}: SignInMessageProps & { ref: Ref<HTMLDivElement> }) {
  const text = problemText(props);
  if (text === null) return null;
  const { problem, status } = props.signIn.state;
  return (
    <Callout
      ref={ref}
      tabIndex={-1}
      data-slot="login-form-problem"
      data-problem={problem?.kind ?? status}
      kind={status === 'free' ? 'success' : problem?.kind === 'blocked' ? 'warning' : 'danger'}
    >
      {text}
    </Callout>
  );
}

/**
 * Progress of the attempt in a polite live region. Messages that receive focus are not repeated, and a
 * lockout is announced only at intervals.
 */
export function SignInStatus(props: SignInMessageProps) {
  const { state, lockout } = props.signIn;
  const { problem, status } = state;
  const counts = problem?.kind === 'blocked' && lockout < problem.seconds && isAnnounced(lockout);
  const text = problemText(props);
  const news = status === 'slow' || status === 'done' || status === 'free';
  return (
    <p
      role="status"
      data-slot="login-form-status"
      data-quiet={presence(text !== null)}
      className={styles.status}
    >
      {counts ? text : news && props.labels[status]}
    </p>
  );
}

function problemText({ signIn, labels, locale }: SignInMessageProps): string | null {
  const { state, lockout } = signIn;
  if (state.status === 'free') return labels.free;
  return state.problem && errorText(state.problem, labels, () => timeLeftText(locale, lockout));
}

function errorText(
  problem: NonNullable<SignInState['problem']>,
  labels: LoginFormLabels,
  time: () => string,
): string {
  const { kind } = problem;
  if (kind === 'custom') return problem.text;
  if (kind === 'blocked') return labels.blocked(time());
  return labels[kind === 'unusable' ? 'failed' : kind];
}
