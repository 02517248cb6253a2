import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#src/demo-api/store/account-stores.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import type { TripQuery } from '#src/demo-api/store/trip-query.ts';
import { newTrip, type TripDraft } from '#src/demo-api/store/trip.ts';

const empty: TripDraft = {
  title: '',
  country: null,
  dates: null,
  departure: null,
  arrival: null,
  rating: null,
  tags: [],
  color: null,
  notes: '',
  link: '',
};
const anything: TripQuery = {
  q: '',
  country: [],
  tag: [],
  rating: undefined,
  from: undefined,
  to: undefined,
  sort: 'title',
  page: 1,
  pageSize: 100,
};
const atOnce = async () => {};
const later = '2026-04-16T00:00:00.000Z';
const tripOf = (id: string, draft: Partial<TripDraft>) =>
  newTrip(id, { ...empty, title: id, ...draft }, '2026-04-15T00:00:00.000Z');
const person = (id: string) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role: 'editor' as const,
  passwordHash: 'kept',
  secondFactor: null,
});
const sessionOf = (id: string, changes: Partial<Session> = {}): Session => ({
  id,
  userId: 'ada',
  tokenId: `${id}-1`,
  previousTokenId: null,
  createdAt: 10,
  rotatedAt: 10,
  expiresAt: 100,
  userAgent: 'agent',
  address: '::1',
  ...changes,
});

describe.each([
  ['in memory', memoryStore],
  ['in SQLite', () => openSqliteStore(':memory:')],
])('The store %s', (_where, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
    store.users.insert(person('bob'));
    store.users.insert(person('ada'));
  });
  afterEach(() => store.close());

  const add = (id: string, draft: Partial<TripDraft> = {}) =>
    store.trips.create('ada', tripOf(id, draft), null);
  const idsOf = async (query: Partial<TripQuery>) => {
    const { items } = await store.trips.list('ada', { ...anything, ...query }, atOnce);
    return items.map(({ id }) => id);
  };

  test('returns copies of what was stored', () => {
    const full: TripDraft = {
      title: 'Zürich \u{1F6B2} 東京',
      country: 'CH',
      dates: { from: '2026-01-01', to: '2026-01-02' },
      departure: '2025-12-31T22:10-08:00[America/Los_Angeles]',
      arrival: '2026-01-02T07:30+13:00[Pacific/Auckland]',
      rating: 2.5,
      tags: ['a', '"b"', "c'"],
      color: 'tomato',
      notes: '<p>raw\n</p>',
      link: 'https://example.com/',
    };
    const trip = tripOf('full', full);
    store.trips.create('ada', trip, null);
    trip.tags.push('changed outside');
    store.trips.get('ada', 'full')?.tags.push('changed outside');
    expect(store.trips.get('ada', 'full')).toEqual({ ...tripOf('full', full) });
    add('bare');
    expect(store.trips.get('ada', 'bare')).toEqual(tripOf('bare', {}));
    expect(store.trips.count('ada')).toBe(2);
  });

  test('separates the trips of users', async () => {
    add('mine', { country: 'FR', tags: ['x'] });
    expect(store.trips.get('bob', 'mine')).toBeNull();
    expect(await store.trips.list('bob', anything, atOnce)).toEqual({ items: [], total: 0 });
    expect(await store.trips.facets('bob', atOnce)).toEqual({ countries: [], tags: [] });
    expect(store.trips.update('bob', 'mine', null, empty, later)).toEqual({ kind: 'missing' });
    expect(store.trips.remove('bob', 'mine', null, later)).toEqual({ kind: 'missing' });
    expect(store.trips.count('bob')).toBe(0);
  });

  test("finds the trip that a user's request key has created", () => {
    store.trips.create('ada', tripOf('one', {}), 'key');
    store.trips.create('bob', tripOf('two', {}), 'key');
    expect(store.trips.madeBy('ada', 'key')).toEqual(tripOf('one', {}));
    expect(store.trips.madeBy('bob', 'key')?.id).toBe('two');
    expect(store.trips.madeBy('ada', 'another')).toBeNull();
  });

  test('increments versions and rejects an outdated one', () => {
    add('a');
    const draft = { ...empty, title: 'new', tags: ['t'] };
    const done = store.trips.update('ada', 'a', [1], draft, later);
    expect(done).toMatchObject({
      kind: 'done',
      trip: { title: 'new', version: 2, updatedAt: later },
    });
    expect(store.trips.update('ada', 'a', [1, 7], empty, later)).toMatchObject({
      kind: 'stale',
      trip: { title: 'new', version: 2 },
    });
    expect(store.trips.update('ada', 'a', null, draft, later)).toMatchObject({
      trip: { version: 3 },
    });
    expect(store.trips.remove('ada', 'a', [2], later)).toMatchObject({ kind: 'stale' });
    expect(store.trips.get('ada', 'a')?.version).toBe(3);
    expect(store.trips.remove('ada', 'a', [3], later)).toMatchObject({ kind: 'done' });
    expect(store.trips.remove('ada', 'a', null, later)).toEqual({ kind: 'missing' });
  });

  test('finds all words regardless of case, accents and markup', async () => {
    add('été', { tags: ['Wandern'], notes: '<p>the <b>ferry</b></p>' });
    add('b', { title: '%_\\', notes: '<i class="ferry">' });
    expect(await idsOf({ q: 'ETE  wander' })).toEqual(['été']);
    expect(await idsOf({ q: 'ferry' })).toEqual(['été']);
    expect(await idsOf({ q: '%' })).toEqual(['b']);
    expect(await idsOf({ q: "' OR 1=1 --" })).toEqual([]);
    expect(await idsOf({ q: '\0' })).toHaveLength(2);
  });

  test('filters by country, tags, rating and span', async () => {
    add('a', {
      country: 'FR',
      tags: ['x', 'y'],
      rating: 3.5,
      dates: { from: '2026-01-05', to: '2026-01-09' },
    });
    add('b', {
      country: 'JP',
      tags: ['x'],
      rating: 3,
      dates: { from: '2026-01-09', to: '2026-01-09' },
    });
    add('c');
    expect(await idsOf({ country: ['JP', 'FR'] })).toEqual(['a', 'b']);
    expect(await idsOf({ tag: ['y', 'x'] })).toEqual(['a']);
    expect(await idsOf({ rating: 3.5 })).toEqual(['a']);
    expect(await idsOf({ rating: 0 })).toEqual(['a', 'b']);
    expect(await idsOf({ from: '2026-01-09' })).toEqual(['a', 'b']);
    expect(await idsOf({ from: '2026-01-10' })).toEqual([]);
    expect(await idsOf({ to: '2026-01-08' })).toEqual(['a']);
    expect(await idsOf({ from: '2026-01-01', to: '2026-01-04' })).toEqual([]);
  });

  test('sorts in both directions with empty values last, and pages', async () => {
    add('a', { title: 'b', rating: 1, country: 'FR' });
    add('b', { title: '\u{1F6B2}', rating: 5 });
    add('c', { title: 'Ａ', rating: null });
    add('d', { title: '\uFFFD', rating: 5, country: 'AT' });
    expect(await idsOf({ sort: 'title' })).toEqual(['c', 'a', 'd', 'b']);
    expect(await idsOf({ sort: '-title' })).toEqual(['b', 'd', 'a', 'c']);
    expect(await idsOf({ sort: 'rating' })).toEqual(['a', 'b', 'd', 'c']);
    expect(await idsOf({ sort: '-rating' })).toEqual(['b', 'd', 'a', 'c']);
    expect(await idsOf({ sort: '-country' })).toEqual(['a', 'd', 'b', 'c']);
    expect(await idsOf({ sort: 'rating', page: 2, pageSize: 3 })).toEqual(['c']);
    expect(await store.trips.list('ada', { ...anything, page: 9, pageSize: 3 }, atOnce)).toEqual({
      items: [],
      total: 4,
    });
  });

  test('counts facets', async () => {
    add('a', { country: 'FR', tags: ['x', 'y'] });
    add('b', { country: 'FR', tags: ['y'] });
    add('c', { country: 'AT' });
    expect(await store.trips.facets('ada', atOnce)).toEqual({
      countries: [
        { value: 'FR', count: 2 },
        { value: 'AT', count: 1 },
      ],
      tags: [
        { value: 'y', count: 2 },
        { value: 'x', count: 1 },
      ],
    });
  });

  test('finds users by address in any case', () => {
    expect(store.users.byEmail('ADA@Example.com')?.id).toBe('ada');
    expect(store.users.byEmail('unknown@example.com')).toBeNull();
    expect(store.users.list().map(({ id }) => id)).toEqual(['ada', 'bob']);
    store.users.setPasswordHash('ada', 'new');
    expect(store.users.get('ada')).toEqual({ ...person('ada'), passwordHash: 'new' });
  });

  test('rotates a session for its current token, once', () => {
    store.sessions.insert(sessionOf('s'));
    const next = { tokenId: 's-2', rotatedAt: 20, expiresAt: 120 };
    expect(store.sessions.rotate('s', 's-1', next)).toBe(true);
    expect(store.sessions.rotate('s', 's-1', next)).toBe(false);
    expect(store.sessions.get('s')).toEqual(sessionOf('s', { ...next, previousTokenId: 's-1' }));
  });

  test('ends sessions: one, all but one, expired ones, and the oldest beyond a number', () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      store.sessions.insert(sessionOf(id, { rotatedAt: index, expiresAt: id === 'd' ? 50 : 100 }));
    }
    store.sessions.insert(sessionOf('other', { userId: 'bob' }));
    const ids = () => store.sessions.list('ada').map(({ id }) => id);
    store.sessions.tidy('ada', 50, 2);
    expect(ids()).toEqual(['c', 'b']);
    store.sessions.removeAll('ada', 'b');
    expect(ids()).toEqual(['b']);
    expect(store.sessions.remove('b')).toBe(true);
    expect(store.sessions.remove('b')).toBe(false);
    store.sessions.removeAll('ada');
    expect(store.sessions.get('other')).not.toBeNull();
  });

  test('counts failures within a span', () => {
    const { attempts } = store;
    attempts.add('k', 0, 10);
    attempts.add('k', 5, 15);
    expect(attempts.get('k', 9)).toEqual({ failures: 2, resetsAt: 10 });
    expect(attempts.get('k', 10)).toBeNull();
    attempts.add('k', 10, 20);
    expect(attempts.get('k', 10)).toEqual({ failures: 1, resetsAt: 20 });
    attempts.clear('k');
    expect(attempts.get('k', 10)).toBeNull();
  });
});

test('A transaction in SQLite is atomic', () => {
  const store = openSqliteStore(':memory:');
  const work = () => {
    store.users.insert(person('ada'));
    throw new Error('half-way');
  };
  expect(() => store.transaction(work)).toThrow('half-way');
  expect(store.users.list()).toEqual([]);
  store.close();
});
