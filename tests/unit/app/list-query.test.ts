import { describe, expect, test } from 'vitest';
import { isFiltered, readListQuery, writeListQuery } from '#src/app/list-query.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));
const first = read('');

describe('The query of the list', () => {
  test('is the first page of the latest trips without an address', () => {
    expect(first).toEqual({
      q: '',
      country: [],
      tag: [],
      rating: null,
      dates: null,
      sort: '-dates',
      page: 1,
    });
    expect(isFiltered(first)).toBe(false);
    expect(String(writeListQuery(first))).toBe('');
  });

  test('says in an address what it read there', () => {
    const text =
      'q=sea+%26+sand&country=PT&country=JP&tag=a%2Cb&rating=3.5&from=2026-04-01&to=2026-04-30&sort=title&page=3';
    expect(String(writeListQuery(read(text)))).toBe(text);
    expect(isFiltered(read(text))).toBe(true);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'rating=6',
    'rating=0',
    'rating=0.3',
    'rating=x',
    'sort=notes',
    'country=portugal',
    'from=2026-04-30&to=2026-04-01',
    'from=2026-04-01',
    'from=2026-02-30x&to=2026-04-01',
  ])('leaves out %s, which makes no sense', (text) => {
    expect(read(text)).toEqual(first);
  });
});
