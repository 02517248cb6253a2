import { seedTrips } from './seed-trips.ts';
import type { Store } from '../store/store.ts';
import type { Role } from '../store/user.ts';

/** Account that the demonstration is tried with. */
export const demoEmail = 'demo@example.com';

/** People of the demonstration with their trips. */
const people: ReadonlyArray<{
  id: string;
  name: string;
  email: string;
  role: Role;
  trips: number;
}> = [
  { id: 'user-1', name: 'Robin Ellery', email: demoEmail, role: 'editor', trips: 180 },
  { id: 'user-2', name: 'أمل حداد', email: 'admin@example.com', role: 'admin', trips: 40 },
  { id: 'user-3', name: '田辺 ゆき', email: 'reader@example.com', role: 'reader', trips: 20 },
];

/**
 * Fills an empty store with three people, who share a password, and 240 trips around a day; the same each time.
 * @param today Day that the trips are around, as an ISO date.
 * @param hasTrips Whether there are trips; without them everybody has just begun.
 */
export function seed(store: Store, passwordHash: string, today?: string, hasTrips = true): void {
  store.transaction(() => {
    for (const [index, { trips, ...user }] of people.entries()) {
      store.users.insert({ ...user, passwordHash });
      if (!hasTrips) continue;
      const written = seedTrips(index + 1, trips, index === 0, today);
      for (const trip of written) store.trips.create(user.id, trip, null);
    }
  });
}
