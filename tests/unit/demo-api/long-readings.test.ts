import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '#src/demo-api/store/memory-store.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { mostFacets, tripQuerySchema } from '#src/demo-api/store/trip-query.ts';
import { newTrip, tripDraftSchema, type TripDraft } from '#src/demo-api/store/trip.ts';

const anything = v.parse(tripQuerySchema, { sort: '-title' });
const atOnce = async () => {};
const later = '2026-04-16T00:00:00.000Z';

describe.each([
  ['in memory', memoryStore],
  ['in SQLite', () => openSqliteStore(':memory:')],
])('A long reading of the trips %s', (_where, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
    const email = 'ada@example.com';
    const rest = { name: 'Ada', email, passwordHash: '', secondFactor: null };
    store.users.insert({ id: 'ada', role: 'editor', ...rest });
  });
  afterEach(() => store.close());

  const empty = v.parse(tripDraftSchema, { title: 'T' });
  const add = (id: string, draft: Partial<TripDraft> = {}) =>
    store.trips.create('ada', newTrip(id, { ...empty, title: id, ...draft }, later), null);

  test.each([
    ['an unclosed tag', '<'.repeat(400_000)],
    ['marks in mixed order', '\u0315\u0316'.repeat(400_000)],
    ['marks of half-width kana', '\uFF9E\u0316'.repeat(400_000)],
    ['blanks', '\t\n '.repeat(400_000)],
  ])('reads notes in linear time: %s', async (_name, notes) => {
    add('long', { notes: `${notes}found` });
    const { items } = await store.trips.list('ada', { ...anything, q: 'found' }, atOnce);
    expect(items).toHaveLength(1);
  });

  test('reads slices of all trips, and leaves out those that are removed meanwhile', async () => {
    const ids = Array.from({ length: 350 }, (_, place) => String(place + 100));
    for (const id of ids) add(id, { tags: ['t'] });
    let turns = 0;
    const removing = async () => {
      turns += 1;
      if (turns === 1) store.trips.remove('ada', '449', null, later);
    };
    const query = { ...anything, q: '4', tag: ['t'], pageSize: 2 };
    const { items, total } = await store.trips.list('ada', query, removing);
    expect(items.map(({ id }) => id)).toEqual(['448', '447']);
    expect(total).toBe(ids.filter((id) => id.includes('4')).length - 1);
    const { tags } = await store.trips.facets('ada', atOnce);
    expect(tags).toEqual([{ value: 't', count: 349 }]);
  });

  test('lists only the most frequent facets', async () => {
    for (let number = 100; number < 150; number += 1) {
      const tags = Array.from({ length: 20 }, (_, place) => `${number}-${place}`);
      add(String(number), { tags: [...tags, 'often'] });
    }
    const { tags } = await store.trips.facets('ada', atOnce);
    expect(tags).toHaveLength(mostFacets);
    expect(tags.slice(0, 2)).toEqual([
      { value: 'often', count: 50 },
      { value: '100-0', count: 1 },
    ]);
  });
});
