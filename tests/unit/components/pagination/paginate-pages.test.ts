import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginatePages } from '#src/components/pagination/paginate-pages.ts';
import { runs } from '#tests/support/fuzz.ts';

const rowOf = (page: number, last: number, siblings = 1, boundaries = 1) =>
  paginatePages(page, last, siblings, boundaries);

/** Row as a user sees it. */
const text = (row: ReturnType<typeof paginatePages>) =>
  row.map((item) => (typeof item === 'number' ? item : '…')).join(' ');

const place = fc
  .record({
    last: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_000_000 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    siblings: fc.integer({ min: 0, max: 12 }),
    boundaries: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ share, ...rest }) => ({ ...rest, page: 1 + Math.round(share * (rest.last - 1)) }));

describe('the row of pages', () => {
  test.each([
    [1, '1 2 3 4 5 … 20'],
    [4, '1 2 3 4 5 … 20'],
    [5, '1 … 4 5 6 … 20'],
    [16, '1 … 15 16 17 … 20'],
    [17, '1 … 16 17 18 19 20'],
    [20, '1 … 16 17 18 19 20'],
  ])('at page %i of 20', (page, expected) => {
    expect(text(rowOf(page, 20))).toBe(expected);
  });

  test('is empty without pages, and complete for a few', () => {
    expect(rowOf(0, 0)).toEqual([]);
    expect(text(rowOf(1, 1))).toBe('1');
    expect(text(rowOf(4, 7))).toBe('1 2 3 4 5 6 7');
    expect(text(rowOf(4, 8))).toBe('1 2 3 4 5 … 8');
    expect(text(rowOf(5, 8))).toBe('1 … 4 5 6 7 8');
  });

  test('names the omitted pages', () => {
    expect(rowOf(10, 20).filter((item) => typeof item !== 'number')).toEqual([
      { from: 2, to: 8 },
      { from: 12, to: 19 },
    ]);
  });

  test('contains the current page, its siblings and both ends, in order, without gaps', () => {
    fc.assert(
      fc.property(place, ({ page, last, siblings, boundaries }) => {
        const row = rowOf(page, last, siblings, boundaries);
        let next = 1;
        for (const item of row) {
          if (typeof item === 'number') expect(item).toBe(next);
          // A single omitted page takes the place of its gap.
          else expect([item.from, item.to > item.from]).toEqual([next, true]);
          next = (typeof item === 'number' ? item : item.to) + 1;
        }
        expect(next).toBe(last + 1);
        const numbers = new Set(row.filter((item) => typeof item === 'number'));
        const wanted = [page, 1, last];
        for (let by = 1; by <= siblings; by += 1) wanted.push(page - by, page + by);
        for (let by = 0; by < boundaries; by += 1) wanted.push(1 + by, last - by);
        const real = wanted.filter((number) => number >= 1 && number <= last);
        expect(real.filter((number) => !numbers.has(number))).toEqual([]);
      }),
      runs(300),
    );
  });

  test('has the same length on every page', () => {
    for (const [last, siblings, boundaries] of [
      [20, 1, 1],
      [30, 2, 3],
      [8, 1, 1],
      [9, 1, 1],
      [10, 1, 1],
      [200, 0, 1],
      [300, 50, 50],
    ] as const) {
      const lengths = Array.from(
        { length: last },
        (_, index) => rowOf(index + 1, last, siblings, boundaries).length,
      );
      expect(new Set(lengths)).toEqual(new Set([2 * (siblings + boundaries) + 3]));
    }
  });

  test('reads as many pages of a billion as of twenty', () => {
    const few = rowOf(10, 20);
    const many = rowOf(500_000_000, 1_000_000_000);
    expect(many).toHaveLength(few.length);
    expect(text(many)).toBe('1 … 499999999 500000000 500000001 … 1000000000');
  });
});
