import type { ReactNode } from 'react';
import { Card } from '#src/primitives/card/index.ts';
import { stay, trip } from '../trips/trip-world';
import styles from './overlay-example.module.css';
import { TripDays } from './trip-days';
import { useInLanguage } from './use-in-language';

/** Trips of the samples, by their names. */
export const nextTrips = {
  [trip]: [stay.from, stay.to],
  Seville: ['2026-05-14', '2026-05-17'],
  'Slow travel': ['2026-06-20', '2026-06-28'],
} as const;

interface TripListProps {
  /** Number of trips. Default: 3. */
  length?: number;
  /** What an example is about, beside the first trip. */
  children?: ReactNode;
}

/** Page with a list of trips. */
export function TripList({ length = 3, children }: TripListProps) {
  const shown = Object.entries(nextTrips).slice(0, length);
  const trips = shown.map(([name, [from, to]], index) => (
    <li key={name} className={styles.trip}>
      <p className={styles.name}>
        {name}
        <TripDays from={from} to={to} />
      </p>
      {index === 0 && children}
    </li>
  ));
  return (
    <Card className={styles.trips}>
      <ul>{useInLanguage(trips)}</ul>
    </Card>
  );
}
