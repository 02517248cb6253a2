'use client';
import type { Ref } from 'react';
import { dataAttr } from '../../core/data-attr';
import { Callout } from '../../primitives/callout';
import styles from './account-frame.module.css';
import { useAccountView, type AccountView } from './account-view';
import { isAnnounced, timeLeftText } from './attempt/countdown';

/** Props of {@link ProblemMessage}. */
interface ProblemMessageProps {
  ref: Ref<HTMLDivElement>;
}

/**
 * Error for the last attempt, which receives focus, so that screen readers announce it; the end of a lockout
 * replaces its message.
 */
export function ProblemMessage({ ref }: ProblemMessageProps) {
  const view = useAccountView();
  const text = problemText(view);
  if (text === null) return null;
  const { problem, status } = view.attempt.state;
  return (
    <Callout
      ref={ref}
      tabIndex={-1}
      data-slot={`${view.slot}-problem`}
      data-problem={problem?.kind ?? status}
      tone={status === 'free' ? 'success' : problem?.kind === 'blocked' ? 'warning' : 'danger'}
    >
      {text}
    </Callout>
  );
}

/** Labels of the states that are announced. */
const news = {
  slow: 'takingLonger',
  done: 'succeeded',
  free: 'lockoutEnded',
  sent: 'sent',
} as const;

/**
 * Progress of the attempt in a polite live region. Messages that receive focus are not repeated, and a
 * lockout is announced only at intervals.
 */
export function StatusMessage() {
  const view = useAccountView();
  const { state, lockout } = view.attempt;
  const { problem, status } = state;
  const counts = problem?.kind === 'blocked' && lockout < problem.seconds && isAnnounced(lockout);
  const text = problemText(view);
  return (
    <p
      role="status"
      data-slot={`${view.slot}-status`}
      data-quiet={dataAttr(text !== null)}
      className={styles.status}
    >
      {counts ? text : status in news && view.labels[news[status as keyof typeof news]]}
    </p>
  );
}

function problemText({ attempt, labels, locale }: AccountView): string | null {
  const { problem, status } = attempt.state;
  if (status === 'free') return labels.lockoutEnded;
  if (!problem) return null;
  if (problem.kind === 'custom') return problem.text;
  if (problem.kind === 'blocked') return labels.lockedOut(timeLeftText(locale, attempt.lockout));
  if (problem.kind === 'wrong') return labels.rejected;
  if (problem.kind === 'wrong-code') return labels.wrongCode;
  return labels[problem.kind === 'unusable' ? 'failed' : problem.kind];
}
