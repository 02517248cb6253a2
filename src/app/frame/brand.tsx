'use client';
import { useWords } from '../data/app-context';
import styles from './brand.module.css';

/** Logo and name of the app. */
export function Brand() {
  const words = useWords();
  return (
    <span className={styles.root}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
        <rect x="1" y="1" width="13" height="10" rx="2.5" />
        <rect x="16" y="1" width="7" height="10" rx="2.5" className={styles.gold} />
        <rect x="1" y="13" width="10" height="10" rx="2.5" opacity="0.55" />
        <rect x="13" y="13" width="10" height="10" rx="2.5" />
      </svg>
      {words.name}
    </span>
  );
}
