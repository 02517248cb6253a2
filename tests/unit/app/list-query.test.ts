import { describe, expect, test } from 'vitest';
import { isFiltered, isSameList, readListQuery, writeListQuery } from '#src/app/data/list-query.ts';
import { countryCodes } from '#src/demo-api/store/fields.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));
const first = read('');

describe('The query of the list', () => {
  test('is the first page of the latest trips by default', () => {
    expect(first).toEqual({
      q: '',
      country: [],
      tag: [],
      rating: null,
      dates: null,
      sort: '-dates',
      page: 1,
      month: null,
    });
    expect(isFiltered(first)).toBe(false);
    expect(String(writeListQuery(first))).toBe('');
  });

  test('writes the URL that it was read from', () => {
    const text =
      'q=sea+%26+sand&country=PT&country=JP&tag=a%2Cb&rating=3&from=2026-04-01&to=2026-04-30&sort=title&page=3&month=2026-02';
    expect(String(writeListQuery(read(text)))).toBe(text);
    expect(isFiltered(read(text))).toBe(true);
  });

  test.each([
    'page=0',
    'page=1.5',
    'page=1e9',
    'rating=6',
    'rating=3.5',
    'sort=notes',
    'country=ZZ',
    'country=pt',
    'from=2026-04-30&to=2026-04-01',
    'from=2026-04-01',
    'from=2026-02-30x&to=2026-04-01',
    'from=2026-02-30&to=2026-04-01',
    'from=2026-02-01&to=2026-02-30',
    'month=2026-13',
    'month=0000-01',
    'month=2026-4',
  ])('ignores %s, which makes no sense', (text) => {
    expect(read(text)).toEqual(first);
  });

  test('has as many countries and tags as the API accepts', () => {
    const codes = [...countryCodes].slice(0, 21);
    const text = [...codes.map((code) => `country=${code}`), ...codes.map((code) => `tag=${code}`)];
    const { country, tag } = read(text.join('&'));
    expect([country, tag]).toEqual([codes.slice(0, 20), codes.slice(0, 20)]);
  });

  test('accepts every country of the API', () => {
    for (const code of countryCodes) expect(read(`country=${code}`).country).toEqual([code]);
  });

  test('is the same for another month of the calendar', () => {
    const at = (search: string) => new URL(`https://example.com/${search}`);
    expect(isSameList(at('?q=sea&month=2026-02'), at('?q=sea'))).toBe(true);
    expect(isSameList(at('?q=sea&month=2026-02'), at('?q=sand&month=2026-02'))).toBe(false);
    expect(isSameList(at('?page=2'), at('settings?page=2'))).toBe(false);
    expect(isFiltered(read('month=2026-02'))).toBe(false);
  });
});
