import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { mostFacets, tripQuerySchema } from '#src/demo-api/store/trip-query.ts';
import { newTrip, tripDraftSchema, type TripDraft } from '#src/demo-api/store/trip.ts';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

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
    ['marks of half-width kana', '\uFF9E\u0316'.repeat(400_000)],
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

describe('Many readings of one user', () => {
  const search = '/api/trips?q=a';

  test.each([search, '/api/trips/facets'])(
    'do not block the request of another: %s',
    async (path) => {
      const { app, call } = await openTestApi();
      const ada = await signIn(call);
      const bob = await signIn(call, 'reader@example.com');
      const done: string[] = [];
      const read = async (name: string, token: string) => {
        const headers = { Authorization: `Bearer ${token}` };
        const response = await app.request(path, { headers });
        expect(response.status).toBe(200);
        done.push(name);
      };
      const readings = Array.from({ length: 40 }, () => read('ada', ada.token));
      await Promise.all([...readings, read('bob', bob.token)]);
      expect(done.indexOf('bob')).toBeLessThan(10);
    },
  );

  test('are refused once a hundred wait', async () => {
    const { call } = await openTestApi();
    const { token } = await signIn(call);
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => call('GET', search, { token })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).not.toHaveLength(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('1');
    expect((await call('GET', search, { token })).status).toBe(200);
  });

  test('leave their place when the client aborts them', async () => {
    const errors: unknown[] = [];
    const { app, call } = await openTestApi({ onError: (error) => errors.push(error) });
    const { token } = await signIn(call);
    const left = new AbortController();
    const headers = { Authorization: `Bearer ${token}` };
    const readings = Array.from({ length: 100 }, () =>
      app.request(search, { headers, signal: left.signal }),
    );
    // Checking the token takes a moment, so another request comes after all of them.
    await call('GET', '/api/auth/user', { token });
    left.abort();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('GET', search, { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.allSettled(readings);
    expect(errors).toEqual([]);
  });
});
