import type { ReactNode } from 'react';
import styles from './languages.module.css';

/** Widget without a label of its own, below the name of its component. */
export function Captioned({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.captioned}>
      <figcaption lang="en" dir="ltr">
        {name}
      </figcaption>
      {children}
    </figure>
  );
}
