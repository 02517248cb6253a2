import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageAfterResize, pageFacts } from '#src/components/pagination/page-facts.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

describe('where the reader is', () => {
  test('is told by an exact total', () => {
    expect(pageFacts(3, 20, 1234, undefined)).toEqual({
      page: 3,
      last: 62,
      open: false,
      count: 1234,
      size: 20,
      from: 41,
      to: 60,
    });
    expect(pageFacts(62, 20, 1234, undefined)).toMatchObject({ from: 1221, to: 1234 });
  });

  test('is nowhere where there is nothing', () => {
    expect(pageFacts(1, 20, 0, undefined)).toMatchObject({ page: 0, last: 0, open: false });
  });

  test('is the last page where one past the end is asked for, without a report', () => {
    expect(pageFacts(99, 20, 95, undefined)).toMatchObject({ page: 5, last: 5, to: 95 });
    expect(error).not.toHaveBeenCalled();
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

  test('ends where the source says so', () => {
    expect(pageFacts(6, 20, 'unknown', false)).toMatchObject({ last: 6, open: false });
    const seen = pageFacts(3, 20, { atLeast: 55 }, false);
    expect(seen).toMatchObject({ last: 3, open: false, count: 55, to: 55 });
    // A reader who stands at the end knows better than a count that leads elsewhere.
    expect(pageFacts(4, 20, { atLeast: 55 }, false)).toMatchObject({ count: null, to: 80 });
  });

  test.each([
    ['page', () => pageFacts(Number.NaN, 20, 100, undefined), 1],
    ['page', () => pageFacts(-3, 20, 100, undefined), 1],
    ['page', () => pageFacts(2.9, 20, 100, undefined), 2],
    ['page', () => pageFacts(Number.POSITIVE_INFINITY, 20, 100, undefined), 5],
    ['total', () => pageFacts(1, 20, -1, undefined), 0],
    ['pageSize', () => pageFacts(1, 0, 100, undefined), 1],
  ])('reports an unusable %s and goes on', (prop, ask, page) => {
    expect(ask().page).toBe(page);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toContain(`Tessera Pagination: \`${prop}\``);
  });
});

test('pages of another size keep the item at the top in sight', () => {
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
