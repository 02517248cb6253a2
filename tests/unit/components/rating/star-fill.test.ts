import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starFill } from '#src/components/rating/star-fill.ts';

describe('The filled part of a symbol', () => {
  test.each([
    [2.5, 4, [24, 24, 12, 0]],
    [0, 2, [0, 0]],
    [2, 2, [24, 24]],
    [0.01, 1, [2.2]],
    [0.99, 1, [21.8]],
  ])('is, for %d of %d, %j wide', (value, max, widths) => {
    expect(starFill(value, max)).toEqual(widths);
  });

  test('distinguishes every hundredth from its neighbor', () => {
    const widths = Array.from({ length: 101 }, (_, index) => starFill(index / 100, 1)[0] ?? 0);
    widths.slice(1).forEach((width, index) => {
      expect(width).toBeGreaterThan(widths[index] ?? 0);
    });
  });

  test('is complete before the value and empty after it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (max, part) => {
          const value = part * max;
          starFill(value, max).forEach((width, index) => {
            if (index + 1 <= value) expect(width).toBe(24);
            if (index >= value) expect(width).toBe(0);
          });
        },
      ),
    );
  });
});
