import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { draftOf, newTrip, type TripDraft } from '#src/demo-api/store/trip.ts';
import {
  fullTrip as full,
  openTestApi,
  signIn,
  type Sent,
  type TestApi,
} from '#tests/support/demo-api/test-api.ts';

const later = '2026-04-16T00:00:00.000Z';
const tripOf = (id: string, draft: Partial<TripDraft> = {}) =>
  newTrip(
    id,
    {
      title: id,
      country: null,
      dates: null,
      departure: null,
      arrival: null,
      rating: null,
      tags: [],
      color: null,
      notes: '',
      link: '',
      ...draft,
    },
    '2026-04-15T00:00:00.000Z',
  );

describe.each([
  ['in memory', memoryStore],
  ['in SQLite', () => openSqliteStore(':memory:')],
])('The store %s', (_where, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
    for (const id of ['ada', 'bob']) {
      const email = `${id}@example.com`;
      store.users.insert({
        id,
        name: id,
        email,
        role: 'editor',
        passwordHash: 'kept',
        secondFactor: null,
      });
    }
  });
  afterEach(() => store.close());

  const add = (id: string) => store.trips.create('ada', tripOf(id), null);
  const found = async (q: string) => {
    const query = { q, sort: 'title', page: 1, pageSize: 100 } as const;
    const { items } = await store.trips.list(
      'ada',
      { ...query, country: [], tag: [] },
      async () => {},
    );
    return items.map(({ id }) => id);
  };

  test('restores a deleted trip unchanged, once, to its user only', async () => {
    const draft = {
      tags: ['x'],
      dates: { from: '2026-01-01', to: '2026-01-02' },
      notes: '<p>a</p>',
    };
    store.trips.create('ada', tripOf('a', draft), 'key');
    store.trips.update('ada', 'a', null, { ...draftOf(tripOf('a', draft)), title: 'été' }, later);
    const before = store.trips.get('ada', 'a');
    store.trips.remove('ada', 'a', null, later);
    expect(store.trips.restore('bob', 'a')).toBeNull();
    expect(await found('ete')).toEqual([]);
    expect(store.trips.restore('ada', 'a')).toEqual(before);
    expect(store.trips.get('ada', 'a')).toEqual(before);
    expect(await found('ete')).toEqual(['a']);
    expect(store.trips.restore('ada', 'a')).toBeNull();
    expect(store.trips.restore('ada', 'missing')).toBeNull();
  });

  test('forgets deleted trips that are too old or too many', () => {
    const at = (hour: number) => `2026-04-16T0${hour}:00:00.000Z`;
    for (const [id, hour] of [
      ['a', 1],
      ['b', 2],
      ['c', 4],
      ['d', 3],
    ] as const) {
      add(id);
      store.trips.remove('ada', id, null, at(hour));
    }
    store.trips.create('bob', tripOf('other', {}), null);
    store.trips.remove('bob', 'other', null, at(3));
    store.trips.tidyRemoved('ada', at(2), 2);
    const restored = ['a', 'b', 'c', 'd'].filter((id) => store.trips.restore('ada', id));
    expect(restored).toEqual(['c', 'd']);
    expect(store.trips.restore('bob', 'other')?.id).toBe('other');
    add('e');
    store.trips.remove('ada', 'e', null, at(5));
    store.trips.tidyRemoved('bob', at(6), 2);
    expect(store.trips.restore('ada', 'e')).toBeNull();
  });
});

test('In SQLite, a removal or restoration that fails half-way changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  const path = join(folder, 'trips.db');
  const change = (sql: string) => {
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
  };
  const withStore = (work: (store: Store) => void) => {
    const store = openSqliteStore(path);
    work(store);
    store.close();
  };
  try {
    withStore((store) => {
      store.users.insert({
        id: 'ada',
        name: 'ada',
        email: 'ada@example.com',
        role: 'editor',
        passwordHash: 'kept',
        secondFactor: null,
      });
      store.trips.create('ada', tripOf('a'), null);
    });
    const failTo = (kind: string) =>
      change(`
      CREATE TRIGGER full BEFORE DELETE ON rows WHEN OLD.kind = '${kind}'
      BEGIN SELECT RAISE(ABORT, 'full'); END`);
    failTo('trips');
    withStore(({ trips }) => {
      expect(() => trips.remove('ada', 'a', null, later)).toThrow('full');
      expect(trips.get('ada', 'a')).toEqual(tripOf('a'));
      expect(trips.restore('ada', 'a')).toBeNull();
    });
    change('DROP TRIGGER full');
    failTo('removed');
    withStore(({ trips }) => {
      trips.remove('ada', 'a', null, later);
      expect(() => trips.restore('ada', 'a')).toThrow('full');
      expect(trips.get('ada', 'a')).toBeNull();
    });
    change('DROP TRIGGER full');
    withStore(({ trips }) => expect(trips.restore('ada', 'a')).toEqual(tripOf('a')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('A deleted trip', () => {
  let api: TestApi;
  let token = '';
  const call = (method: string, path: string, sent: Sent = {}) =>
    api.call(method, path, { token, ...sent });
  const create = () => call('POST', '/api/trips', { body: full });
  const restore = (id: string, sent: Sent = {}) => call('POST', `/api/trips/${id}/restore`, sent);

  beforeEach(async () => {
    api = await openTestApi();
    token = (await signIn(api.call)).token;
  });

  test('can be restored again, if the response to the first request was lost', async () => {
    await call('DELETE', '/api/trips/seed-1-003');
    const first = await restore('seed-1-003');
    const again = await restore('seed-1-003');
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test('is restored for a day, only to its user, and only into a journal with room', async () => {
    await call('DELETE', '/api/trips/seed-1-003');
    const { token: other } = await signIn(api.call, 'admin@example.com');
    expect((await restore('seed-1-003', { token: other })).status).toBe(404);
    expect((await restore('none')).status).toBe(404);
    api.wait(86_400);
    token = (await signIn(api.call)).token;
    expect((await restore('seed-1-003')).status).toBe(404);

    api = await openTestApi({ mostTrips: 180 });
    token = (await signIn(api.call)).token;
    await call('DELETE', '/api/trips/seed-1-003');
    expect((await create()).status).toBe(201);
    const { status, body } = await restore('seed-1-003');
    expect([status, body.code]).toEqual([409, 'limit-reached']);
  });
});
