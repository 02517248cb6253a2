'use client';
import { useWords } from './app-context';
import styles from './notice.module.css';

/** What stands in while nobody knows yet what is to be shown. */
export function Waiting() {
  const words = useWords();
  return (
    <p role="status" className={styles.waiting}>
      {words.shell.loading}
    </p>
  );
}
