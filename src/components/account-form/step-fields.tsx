'use client';
import type { ReactNode } from 'react';
import styles from './account-step.module.css';
import { useAccountView } from './account-view';

/** Class names of the parts of a step, for those that only one form has. */
export const stepStyles = {
  account: styles.account,
  link: styles.link,
  options: styles.options,
  recovery: styles.recovery,
};

/** Props of {@link StepFields}. */
interface StepFieldsProps {
  /** Name of its part. */
  part: 'credentials' | 'code-step';
  hidden?: boolean;
  children: ReactNode;
}

/** Fields of a step, all of which are required. Those of another step are hidden, and kept for password managers. */
export function StepFields({ part, hidden, children }: StepFieldsProps) {
  const { slot } = useAccountView();
  return (
    <div data-slot={`${slot}-${part}`} className={styles.root} hidden={hidden}>
      {children}
    </div>
  );
}
