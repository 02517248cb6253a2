'use client';
import type { ReactNode } from 'react';
import { useWords } from './app-context';
import { Brand } from './brand';
import styles from './guest-frame.module.css';

/** Frame of a screen before and after a session. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <p>{words.shell.footnote}</p>
      </footer>
    </div>
  );
}
