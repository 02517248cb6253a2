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
const all = [...trips, ...seedTrips(2, 40, false), ...seedTrips(3, 20, false)];
const countOf = (test: (trip: (typeof all)[number]) => boolean) => trips.filter(test).length;

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

  test('contains what a user could have written', () => {
    for (const trip of all) {
      const { issues, output } = v.safeParse(tripDraftSchema, draftOf(trip));
      expect([trip.title, issues]).toEqual([trip.title, undefined]);
      expect(output).toEqual(draftOf(trip));
      expect(trip.updatedAt <= `${seedToday}T23:59:59.999Z`).toBe(true);
      if (trip.dates && trip.dates.from > seedToday) expect(trip.rating).toBeNull();
    }
  });

  test('contains journeys over a clock change and over the date line', () => {
    const journeys = trips.flatMap(({ departure, arrival }) =>
      departure && arrival ? [{ departure, arrival }] : [],
    );
    expect(journeys.length).toBeGreaterThan(30);
    const flightTo = (country: string, from: string) =>
      trips.find((trip) => trip.country === country && trip.dates?.from === from);
    const moved = flightTo('ZA', '2026-03-29');
    expect([moved?.departure, moved?.arrival]).toEqual([
      '2026-03-28T20:55+01:00[Europe/Berlin]',
      '2026-03-29T08:40+02:00[Africa/Johannesburg]',
    ]);
    const daysOf = journeys.map(({ departure, arrival }) => {
      return (Date.parse(arrival.slice(0, 10)) - Date.parse(departure.slice(0, 10))) / 86_400_000;
    });
    expect(daysOf).toContain(2);
    const earlier = journeys.filter(
      ({ departure, arrival }) => arrival.slice(0, 16) < departure.slice(0, 16),
    );
    expect(earlier.length).toBeGreaterThan(0);
  });

  test('contains enough data for designers', () => {
    expect(new Set(trips.map(({ id }) => id)).size).toBe(180);
    expect(new Set(trips.map(({ title }) => title)).size).toBe(180);
    expect(new Set(trips.map(({ country }) => country)).size).toBeGreaterThan(35);
    for (const script of [
      'Arabic',
      'Han',
      'Hiragana',
      'Hebrew',
      'Hangul',
      'Greek',
      'Thai',
      'Cyrillic',
    ]) {
      const letters = new RegExp(`\\p{Script=${script}}`, 'u');
      expect([script, countOf(({ title }) => letters.test(title)) > 0]).toEqual([script, true]);
    }
    expect(
      countOf(({ title }) => /\b(nach|durch|Wochenende|ferien)\b/.test(title)),
    ).toBeGreaterThan(5);
    const near = (from: string, to: string) =>
      countOf(({ dates }) => dates !== null && dates.to >= from && dates.from <= to);
    expect(near('2026-04-01', '2026-04-30')).toBeGreaterThan(8);
    expect(near('2026-04-16', '2027-12-31')).toBeGreaterThan(4);
    expect(near('2019-01-01', '2021-12-31')).toBeGreaterThan(12);
    expect(countOf(({ notes }) => notes !== '')).toBeGreaterThan(60);
    for (const field of ['country', 'dates', 'rating', 'color'] as const) {
      expect([field, countOf((trip) => trip[field] === null) > 3]).toEqual([field, true]);
    }
    expect(new Set(trips.map(({ rating }) => rating)).size).toBeGreaterThan(9);
    expect(
      countOf(({ title }) => title.length === 120) + countOf(({ title }) => title.length === 3),
    ).toBe(2);
    expect(countOf(({ notes }) => /<script|onerror/.test(notes))).toBe(3);
  });
});

test('The first page of the list shows upcoming trips and ratings', () => {
  const latest = trips
    .filter(({ dates }) => dates !== null)
    .toSorted((one, other) => ((one.dates?.from ?? '') < (other.dates?.from ?? '') ? 1 : -1));
  const page = latest.slice(0, 10);
  expect(page.filter(({ rating }) => rating !== null).length).toBeGreaterThan(2);
  expect(page.filter(({ dates }) => dates && dates.from > seedToday).length).toBeGreaterThan(2);
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

  test('can be filtered by everything at once', async () => {
    const { items } = await list(
      'country=JP&country=GB&country=DE&rating=3&from=2024-01-01&to=2026-12-31&pageSize=100',
    );
    expect(items.length).toBeGreaterThan(2);
    for (const { country, rating, dates } of items) {
      expect(['JP', 'GB', 'DE']).toContain(country);
      expect(rating).toBeGreaterThanOrEqual(3);
      expect((dates?.to ?? '') >= '2024-01-01' && (dates?.from ?? '') <= '2026-12-31').toBe(true);
    }
  });

  test('finds words in any script', async () => {
    expect((await list('q=baltic+SEA')).items[0]?.title).toMatch(/^Around the whole/);
    expect((await list(`q=${encodeURIComponent('北海道')}`)).items[0]?.country).toBe('JP');
    expect((await list(`q=${encodeURIComponent('قطار ec')}`)).items[0]?.country).toBe('CH');
  });

  test.each([
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=1e3', 'page'],
    ['page=1&page=2', 'page'],
    ['pageSize=101', 'pageSize'],
    ['sort=notes', 'sort'],
    ['sort=title;DROP', 'sort'],
    ['country=xx', 'country'],
    ['rating=6', 'rating'],
    ['rating=0x1', 'rating'],
    ['from=2026-02-30', 'from'],
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
