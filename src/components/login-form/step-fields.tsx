import type { ReactNode } from 'react';
import styles from './account-step.module.css';
import type { AccountView } from './use-account-words';

/** Props of {@link StepFields}. */
interface StepFieldsProps {
  view: AccountView;
  /** Name of its part. */
  part: 'credentials' | 'code-step';
  hidden?: boolean;
  children: ReactNode;
}

/** Fields of a step, all of which are required. Those of another step are hidden, and kept for password managers. */
export function StepFields({ view: { slot }, part, hidden, children }: StepFieldsProps) {
  return (
    <div data-slot={`${slot}-${part}`} className={styles.root} hidden={hidden}>
      {children}
    </div>
  );
}
