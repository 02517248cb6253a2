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

/** Page with a list of trips, of which the first may have what an example is about. */
export function TripList({ children }: { children?: ReactNode }) {
  const trips = Object.entries(nextTrips).map(([name, [from, to]], index) => (
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
