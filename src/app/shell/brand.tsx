'use client';
import { useWords } from '../app-context';
import styles from './brand.module.css';

/** Mark and name of the app. */
export function Brand() {
  const words = useWords();
  return (
    <span className={styles.root}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <rect x="2" y="2" width="17" height="13" rx="3" />
        <rect x="21" y="2" width="9" height="13" rx="3" opacity="0.4" />
        <rect x="2" y="17" width="13" height="13" rx="3" opacity="0.65" />
        <rect x="17" y="17" width="13" height="13" rx="3" />
      </svg>
      {words.name}
    </span>
  );
}
