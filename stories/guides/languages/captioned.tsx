import type { ReactNode } from 'react';
import styles from './languages.module.css';

/** Widget without a label of its own, below what it is for. */
export function Captioned({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.captioned}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
