import type { ReactNode } from 'react';
import styles from './docs.module.css';

/** Introduction of a docs page, in larger text. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.lead}`}>{children}</div>;
}
