import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import countries from 'world-countries';
import { countryList } from '#src/components/country-select/data/countries.data.ts';
import { demoEmail, seed, seedToday, seedTrips } from '#src/demo-api/seed/seed.ts';
import { countryCodes } from '#src/demo-api/store/fields.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import { draftOf, tripDraftSchema, type TripSummary } from '#src/demo-api/store/trip.ts';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

const trips = seedTrips(1, 180, true);
const journals = [trips, seedTrips(2, 40, false), seedTrips(3, 20, false)];
const all = journals.flat();

describe('The demo data', () => {
  test('has four users of two roles and 240 trips', () => {
    const store = memoryStore();
    seed(store, 'hash');
    const people = store.users.list();
    expect(people.map(({ role }) => role)).toEqual(['editor', 'editor', 'reader', 'editor']);
    expect(people.map(({ id }) => store.trips.count(id))).toEqual([40, 180, 20, 0]);
    expect(store.users.byEmail(demoEmail)?.role).toBe('editor');
  });

  test('is the same each time', () => {
    expect(seedTrips(1, 180, true)).toEqual(trips);
    expect(seedTrips(2, 180, true)).not.toEqual(trips);
  });

  test('moves with the day that it is relative to', () => {
    const moved = seedTrips(1, 180, true, '2028-03-01');
    expect(moved.map(({ title }) => title)).toEqual(trips.map(({ title }) => title));
    expect(moved.find(({ title }) => title === 'Pau')?.dates).toEqual({
      from: '2028-03-01',
      to: '2028-03-01',
    });
    expect(moved.every(({ updatedAt }) => updatedAt < '2028-03-02')).toBe(true);
    expect(
      moved.some(({ rating, dates }) => rating !== null && dates && dates.to > '2028-03-01'),
    ).toBe(trips.some(({ rating, dates }) => rating !== null && dates && dates.to > seedToday));
  });

  test('has trips that one traveler can take one after the other', () => {
    for (const journal of [...journals, seedTrips(1, 180, true, '2028-03-01')]) {
      const stays = journal.flatMap(({ dates }) => dates ?? []);
      stays.sort((one, other) => one.from.localeCompare(other.from));
      const overlapping = stays.filter(({ from }, index) => from < (stays[index - 1]?.to ?? ''));
      expect(overlapping).toEqual([]);
    }
  });

  test('contains what a user could have written', () => {
    for (const trip of all) {
      const { issues, output } = v.safeParse(tripDraftSchema, draftOf(trip));
      expect([trip.title, issues]).toEqual([trip.title, undefined]);
      expect(output).toEqual(draftOf(trip));
      expect(trip.updatedAt <= `${seedToday}T23:59:59.999Z`).toBe(true);
      if (trip.dates && trip.dates.from > seedToday) expect(trip.rating).toBeNull();
    }
  });
});

test('The countries are those that can be chosen', () => {
  const offered = countryList.match(/[A-Z]{2}/g) ?? [];
  expect([...countryCodes]).toEqual([...offered].sort());
  const known = new Set(countries.map(({ cca2 }) => cca2));
  expect([...countryCodes].filter((code) => !known.has(code))).toEqual([]);
});

let api: TestApi;
let token = '';
const list = async (query: string) => {
  const response = await api.call('GET', `/api/trips?${query}`, { token });
  return { ...response, items: (response.body.items ?? []) as TripSummary[] };
};

beforeAll(async () => {
  api = await openTestApi();
  token = (await signIn(api.call)).token;
});

describe('The list of trips', () => {
  test('has twenty a page, the latest first, without notes', async () => {
    const { body, items } = await list('');
    expect(body).toMatchObject({ total: 180, page: 1, pageSize: 20, pageCount: 9 });
    expect(items).toHaveLength(20);
    const starts = items.map(({ dates }) => dates?.from ?? '');
    expect(starts).toEqual([...starts].sort().reverse());
    expect(items.some((item) => 'notes' in item)).toBe(false);
  });

  test('contains each trip once across its pages', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { items } = await list(`pageSize=50&sort=rating&page=${page}`);
      ids.push(...items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(180);
    expect(ids).toHaveLength(180);
    expect((await list('page=99')).body).toMatchObject({ items: [], total: 180, page: 99 });
  });

  test.each([
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['pageSize=101', 'pageSize'],
    ['sort=notes', 'sort'],
    ['country=xx', 'country'],
    ['rating=0x1', 'rating'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('rejects %s', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([400, 'invalid-query']);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('ignores unknown parameters', async () => {
    expect((await list('__proto__=1&constructor=2&utm=3')).body.total).toBe(180);
  });

  test('returns its filter options', async () => {
    const { body } = await api.call('GET', '/api/trips/facets', { token });
    const { value, count } = body.tags[0];
    expect((await list(`tag=${encodeURIComponent(value)}`)).body.total).toBe(count);
    expect(body.countries.length).toBeGreaterThan(30);
  });

  test('is not sent again if it has not changed', async () => {
    const { headers } = await list('q=train');
    const mark = { 'If-None-Match': headers.get('ETag') ?? '' };
    const { status } = await api.call('GET', '/api/trips?q=train', { token, headers: mark });
    expect(status).toBe(304);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Authorization');
  });
});
