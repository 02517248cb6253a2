import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  offeredSizes,
  pageAfterResize,
  pageFacts,
  pageWords,
  usableLength,
} from '#src/components/pagination/page-facts.ts';
import { readPage } from '#src/components/pagination/read-page.ts';
import { pagination } from '#src/components/pagination/words.ts';
import { numberFormat } from '#src/core/locale/intl.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

describe('the current position', () => {
  test('comes from an exact total', () => {
    expect(pageFacts(3, 20, 1234, undefined)).toEqual({
      page: 3,
      last: 62,
      open: false,
      count: 1234,
      pagesOnly: false,
      size: 20,
      from: 41,
      to: 60,
    });
    expect(pageFacts(62, 20, 1234, undefined)).toMatchObject({ from: 1221, to: 1234 });
  });

  test('is undefined in an empty list', () => {
    expect(pageFacts(1, 20, 0, undefined)).toMatchObject({ page: 0, last: 0, open: false });
  });

  test('is the last page if one past the end is requested, without a report', () => {
    expect(pageFacts(99, 20, 95, undefined)).toMatchObject({ page: 5, last: 5, to: 95 });
    expect(error).not.toHaveBeenCalled();
  });

  test('comes from a number of pages, of which the items are not known', () => {
    expect(pageFacts(3, 20, { pages: 7 }, undefined)).toMatchObject({
      page: 3,
      last: 7,
      open: false,
      count: null,
      pagesOnly: true,
    });
    expect(pageFacts(9, 20, { pages: 7 }, true)).toMatchObject({ page: 7, last: 7, open: false });
    expect(pageFacts(1, 20, { pages: 0 }, undefined)).toMatchObject({ page: 0, last: 0 });
  });

  test('is open while a source may have more', () => {
    expect(pageFacts(6, 20, 'unknown', undefined)).toMatchObject({
      last: 6,
      open: true,
      count: null,
      from: 101,
      to: 120,
    });
    expect(pageFacts(6, 20, { atLeast: 1000 }, true)).toMatchObject({
      last: 50,
      open: true,
      count: 1000,
    });
    expect(pageFacts(60, 20, { atLeast: 1000 }, true)).toMatchObject({ page: 60, last: 60 });
  });

  test('ends if the source has no more', () => {
    expect(pageFacts(6, 20, 'unknown', false)).toMatchObject({ last: 6, open: false });
    const seen = pageFacts(3, 20, { atLeast: 55 }, false);
    expect(seen).toMatchObject({ last: 3, open: false, count: 55, to: 55 });
    // A user who is on the last page is more reliable than a count that disagrees.
    expect(pageFacts(4, 20, { atLeast: 55 }, false)).toMatchObject({ count: null, to: 80 });
  });

  test.each([
    ['page', () => pageFacts(Number.NaN, 20, 100, undefined), 1],
    ['page', () => pageFacts(-3, 20, 100, undefined), 1],
    ['page', () => pageFacts(2.9, 20, 100, undefined), 2],
    ['page', () => pageFacts(Number.POSITIVE_INFINITY, 20, 100, undefined), 5],
    ['itemCount', () => pageFacts(1, 20, -1, undefined), 0],
    ['pageCount', () => pageFacts(1, 20, { pages: Number.NaN }, undefined), 0],
    ['pageSize', () => pageFacts(1, 0, 100, undefined), 1],
  ])('reports an invalid %s and continues', (prop, ask, page) => {
    expect(ask().page).toBe(page);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toContain(`Tessera Pagination: \`${prop}\``);
  });
});

test.each([
  [undefined, 7, { pages: 7 }, undefined],
  [95, undefined, 95, undefined],
  ['unknown', undefined, 'unknown', undefined],
  [95, 7, 95, '`pageCount` is passed with `itemCount`, so it is ignored.'],
  [undefined, undefined, 0, '`itemCount` is missing, so there are no pages.'],
] as const)('of %s items and %s pages, %s is used', (items, pages, expected, problem) => {
  expect(usableLength(items, pages)).toEqual(expected);
  expect(error.mock.calls.map(([message]) => String(message))).toEqual(
    problem ? [expect.stringContaining(problem)] : [],
  );
});

test('another page size keeps the item at the top in view', () => {
  const positive = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(positive, positive, positive, (page, size, nextSize) => {
      const before = pageFacts(page, size, page * size, undefined);
      const next = pageAfterResize(before, nextSize);
      const after = pageFacts(next, nextSize, page * size, undefined);
      expect(after.from).toBeLessThanOrEqual(before.from);
      expect(after.to).toBeGreaterThanOrEqual(before.from);
    }),
  );
});

test.each([
  [1234, '3 of 62', '41–60 of 1,234', 'Page 3 of 62, results 41 to 60'],
  [41, '3 of 3', '41 of 41', 'Page 3 of 3, results 41 to 41'],
  [
    { atLeast: 1000 },
    '3 of at least 50',
    '41–60 of at least 1,000',
    'Page 3 of at least 50, results 41 to 60',
  ],
  ['unknown', '3', '41–60', 'Page 3, results 41 to 60'],
  [{ pages: 7 }, '3 of 7', undefined, 'Page 3 of 7'],
] as const)('page 3 of %j is called "%s"', (length, position, summary, announcement) => {
  const facts = pageFacts(3, 20, length, undefined);
  const words = pageWords(pagination, numberFormat('en').format, facts);
  expect(words.position(3)).toBe(position);
  // Without a number of items, there is no summary.
  if (summary) expect(words.summary()).toBe(summary);
  expect(words.announcement()).toBe(announcement);
});

test('the offered page sizes are in order, once each, with the current one', () => {
  expect(offeredSizes([50, 10, 10], 20)).toEqual([10, 20, 50]);
  expect(offeredSizes([10, 20], 20)).toEqual([10, 20]);
});

const read = (text: string, locale = 'en', last = 2000) =>
  readPage(text, numberFormat(locale).format, last);

describe('a typed page', () => {
  test.each([
    ['7', 'en', 7],
    ['1,500', 'en', 1500],
    ['1.500', 'de', 1500],
    ['1\u202f500', 'fr', 1500],
    ['١٬٥٠٠', 'ar-EG', 1500],
    ['١٥٠٠', 'ar', 1500],
    ['۱۵', 'en', 15],
    ['\u200f15\u200e', 'ar', 15],
    ['15', 'ar-EG', 15],
    ['2000', 'en', 2000],
  ])('"%s" is read in the locale %s', (text, locale, page) => {
    expect(read(text, locale)).toBe(page);
  });

  test.each(['', '0', '-1', '2001', '1.5', '3e2', 'seven', '7a', '0x10', '∞'])(
    '"%s" is not a page',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test('has no maximum if the total is unknown', () => {
    expect(read('123456', 'en', Number.POSITIVE_INFINITY)).toBe(123_456);
    expect(read('9'.repeat(20), 'en', Number.POSITIVE_INFINITY)).toBeNull();
    expect(read('9'.repeat(400), 'en', Number.POSITIVE_INFINITY)).toBeNull();
  });
});
