import type { DatabaseSync } from 'node:sqlite';
import type { Trip } from './trip.ts';

/** Creates the store of removed trips that can be restored. */
export function sqliteRemovedTrips(database: DatabaseSync) {
  const insert = database.prepare('INSERT OR REPLACE INTO removed_trips VALUES (?, ?, ?, ?)');
  const one = database.prepare('SELECT trip FROM removed_trips WHERE id = ? AND user_id = ?');
  const remove = database.prepare('DELETE FROM removed_trips WHERE id = ?');
  const expire = database.prepare('DELETE FROM removed_trips WHERE removed_at <= ?');
  const trim = database.prepare(`
    DELETE FROM removed_trips WHERE id IN (
      SELECT id FROM removed_trips WHERE user_id = ? ORDER BY removed_at DESC LIMIT -1 OFFSET ?
    )`);
  return {
    add: (userId: string, trip: Trip, removedAt: string) =>
      void insert.run(trip.id, userId, removedAt, JSON.stringify(trip)),
    get: (userId: string, id: string): Trip | null => {
      const row = one.get(id, userId);
      return row ? JSON.parse(String(row.trip)) : null;
    },
    delete: (id: string) => void remove.run(id),
    tidy: (userId: string, before: string, most: number) => {
      expire.run(before);
      trim.run(userId, most);
    },
  };
}
