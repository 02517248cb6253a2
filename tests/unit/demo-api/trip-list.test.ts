import { beforeAll, describe, expect, test } from 'vitest';
import type { TripSummary } from '#src/demo-api/trip.ts';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
let token = '';
const list = async (query: string) => {
  const answer = await api.call('GET', `/api/trips?${query}`, { token });
  return { ...answer, items: (answer.body.items ?? []) as TripSummary[] };
};

beforeAll(async () => {
  api = await openTestApi();
  token = (await signIn(api.call)).token;
});

describe('The list of trips', () => {
  test('is twenty a page, the latest first, without notes', async () => {
    const { body, items } = await list('');
    expect(body).toMatchObject({ total: 180, page: 1, pageSize: 20, pageCount: 9 });
    expect(items).toHaveLength(20);
    const starts = items.map(({ dates }) => dates?.from ?? '');
    expect(starts).toEqual([...starts].sort().reverse());
    expect(items.some((item) => 'notes' in item)).toBe(false);
  });

  test('holds each trip once over its pages', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { items } = await list(`pageSize=50&sort=rating&page=${page}`);
      ids.push(...items.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(180);
    expect(ids).toHaveLength(180);
    expect((await list('page=99')).body).toMatchObject({ items: [], total: 180, page: 99 });
  });

  test('can be narrowed by everything at once', async () => {
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
  ])('refuses %s', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([400, 'invalid-query']);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('leaves out of account what it does not know', async () => {
    expect((await list('__proto__=1&constructor=2&utm=3')).body.total).toBe(180);
  });

  test('tells what it can be narrowed by', async () => {
    const { body } = await api.call('GET', '/api/trips/facets', { token });
    const { value, count } = body.tags[0];
    expect((await list(`tag=${encodeURIComponent(value)}`)).body.total).toBe(count);
    expect(body.countries.length).toBeGreaterThan(30);
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await list('q=train');
    const mark = { 'If-None-Match': headers.get('ETag') ?? '' };
    const { status } = await api.call('GET', '/api/trips?q=train', { token, headers: mark });
    expect(status).toBe(304);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Authorization');
  });
});
