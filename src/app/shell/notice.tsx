import type { ReactNode } from 'react';
import styles from './notice.module.css';

export { Notice } from '../screens/sign-in-screen';

/** Props of {@link Placard}. */
interface PlacardProps {
  /** Heading that says what is the matter. */
  heading: ReactNode;
  /** Sentence about it. */
  hint: ReactNode;
  /** What can be done. */
  actions?: ReactNode;
}

/** Large message in the place of what is not there: nothing yet, nothing found. */
export function Placard({ heading, hint, actions }: PlacardProps) {
  return (
    <div className={styles.placard}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.tiles}>
        <rect x="4" y="4" width="24" height="18" rx="4" />
        <rect x="32" y="4" width="12" height="18" rx="4" />
        <rect x="4" y="26" width="18" height="18" rx="4" />
        <rect x="26" y="26" width="18" height="18" rx="4" />
      </svg>
      {heading}
      <p className={styles.hint}>{hint}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
