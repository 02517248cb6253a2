import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { tripQuerySchema } from '#src/demo-api/store/trip-query.ts';
import { draftOf, newTrip, tripDraftSchema } from '#src/demo-api/store/trip.ts';

const departure = '2026-01-01T09:30+01:00[Europe/Berlin]';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-api-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function countOf({ trips }: Store, q: string): Promise<number> {
  const { total } = await trips.list('ada', v.parse(tripQuerySchema, { q }), async () => {});
  return total;
}

test('A database with a table for each kind keeps its accounts, sessions and trips', async () => {
  const path = join(root, 'trips.db');
  const database = new DatabaseSync(path);
  database.exec(readFileSync(new URL('version-4.sql', import.meta.url), 'utf8'));
  database.close();
  for (const version of [3, 4]) {
    const store = openSqliteStore(path, () => {
      throw new Error('filled again');
    });
    const ada = store.users.byEmail('ADA@example.com');
    expect(ada).toMatchObject({ id: 'ada', passwordHash: 'kept', secondFactor: 'email' });
    expect(store.sessions.list('ada')).toMatchObject([{ tokenId: 't', previousTokenId: null }]);
    expect(store.passkeys.list('ada')).toEqual([
      {
        id: 'p',
        userId: 'ada',
        publicKey: 'key',
        counter: 7,
        transports: ['internal', 'usb'],
        name: 'Phone',
        synced: true,
        createdAt: 10,
        lastUsedAt: null,
      },
    ]);
    const trip = store.trips.get('ada', 'old');
    expect(trip).toMatchObject({ version, title: 'Old', rating: 4.5, tags: ['sea'], notes: 'n' });
    expect(trip?.dates).toEqual({ from: '2026-01-01', to: '2026-01-03' });
    expect(trip?.departure).toBe(version === 3 ? null : departure);
    if (trip) store.trips.update('ada', 'old', null, { ...draftOf(trip), departure }, '2026-01-04');
    expect(store.trips.madeBy('ada', 'key')?.id).toBe('old');
    expect(await countOf(store, 'old')).toBe(1);
    store.close();
  }
});

test('A database whose notes have their text for searches can be searched', async () => {
  const path = join(root, 'trips.db');
  const trip = newTrip(
    'old',
    v.parse(tripDraftSchema, { title: 'Old', notes: 'Sea' }),
    '2026-01-04',
  );
  const before = openSqliteStore(path);
  before.trips.create('ada', trip, null);
  before.close();
  const database = new DatabaseSync(path);
  database.exec(`
    UPDATE rows SET value = json_set(value, '$.search', 'OLD SEA') WHERE kind = 'notes';
    DELETE FROM rows WHERE kind = 'searches';
    PRAGMA user_version = 5;`);
  database.close();
  const store = openSqliteStore(path);
  expect(await countOf(store, 'sea')).toBe(1);
  expect(store.trips.get('ada', 'old')).toEqual(trip);
  store.close();
});
