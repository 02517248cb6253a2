import type { ReactNode } from 'react';
import styles from './docs.module.css';

/** Opening words of a docs page, larger than the rest. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.lead}`}>{children}</div>;
}
