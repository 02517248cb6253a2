import type { ReactNode } from 'react';
import styles from './demo-box.module.css';

/** Props of {@link DemoBox}. */
interface DemoBoxProps {
  /** Accessible name, if no heading names the box. */
  label: string;
  /** Button or link beside the content. */
  action: ReactNode;
  /** Content. */
  children: ReactNode;
}

/** Box below a form for demo-only content, such as the demo account. */
export function DemoBox({ label, action, children }: DemoBoxProps) {
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.content}>{children}</div>
      {action}
    </section>
  );
}
