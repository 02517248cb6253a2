import type { ReactNode } from 'react';
import { Card } from '#src/primitives/card/index.ts';
import styles from './trip-field.module.css';

/** Card with the title of the trip form. */
export function TripCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>New trip</h3>
      {children}
    </Card>
  );
}
