import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentages } from '#src/components/rating/percentages.ts';
import { starFill, starOutline } from '#src/components/rating/rating-display.tsx';

const points = starOutline
  .slice(1, -1)
  .split('L')
  .map((point) => point.split(' ').map(Number) as [number, number]);

/** How much of a line from top to bottom is in the star. */
function heightAt(x: number): number {
  const crossings = points.flatMap(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [0, 0];
    return x1 <= x !== x2 <= x ? [y1 + ((x - x1) * (y2 - y1)) / (x2 - x1)] : [];
  });
  crossings.sort((one, other) => one - other);
  return crossings.reduce((sum, y, index) => sum + (index % 2 === 0 ? -y : y), 0);
}

describe('The filled part of a symbol', () => {
  test.each([
    [2.5, 4, [24, 24, 12, 0]],
    [0.1, 1, [6.4]],
    [0.01, 1, [5.14]],
  ])('is, for %d of %d, %j wide', (value, max, widths) => {
    expect(starFill(value, max)).toEqual(widths);
  });

  test.each([0.05, 0.1, 0.25, 0.3, 0.5, 0.7, 0.9, 0.95])(
    'fills %d of the area of a star',
    (part) => {
      const edge = ((starFill(part, 1)[0] ?? 0) / 24) * 100;
      const strips = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 10);
      const area = (upTo: number) =>
        strips.filter((x) => x < upTo).reduce((sum, x) => sum + heightAt(x), 0);
      expect(area(edge) / area(100)).toBeCloseTo(part, 1.3);
    },
  );

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

const css = readFileSync(
  new URL('../../../../src/components/rating/rating.module.css', import.meta.url),
  'utf8',
);

/** Points of a custom property, as the commands of a path. */
function pathIn(name: string): string {
  const [, value = ''] = css.match(new RegExp(`${name}:([^;]+);`)) ?? [];
  const points = value
    .split(',')
    .map((point) => point.replaceAll('%', '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return `M${points.join('L')}Z`;
}

test('The star of an average has the shape of the one in a rating', () => {
  expect(pathIn('--rating-star')).toBe(starOutline);
});

const counts = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 20 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('Percentages', () => {
  test('add up to 100 if there are any ratings', () => {
    fc.assert(
      fc.property(counts, (list) => {
        expect(sum(percentages(list))).toBe(sum(list) === 0 ? 0 : 100);
      }),
    );
  });

  test('differ by less than one percent from the share', () => {
    fc.assert(
      fc.property(counts, (list) => {
        const total = sum(list) || 1;
        percentages(list).forEach((percentage, index) => {
          const exact = ((list[index] ?? 0) / total) * 100;
          expect(Math.abs(percentage - exact)).toBeLessThan(1 + 1e-9);
        });
      }),
    );
  });

  test('never order a smaller count before a greater one', () => {
    fc.assert(
      fc.property(counts, (list) => {
        const shares = percentages(list);
        const order = list.map((count, index) => ({ count, share: shares[index] ?? 0 }));
        for (const one of order) {
          for (const other of order) {
            if (one.count > other.count) expect(one.share).toBeGreaterThanOrEqual(other.share);
          }
        }
      }),
    );
  });

  test('are higher for the greater of two counts that differ only in their last digit', () => {
    const greatest = Number.MAX_SAFE_INTEGER;
    const others = [
      2611957397161195, 2393058757528059, 2547281747581993, 7886710946303899, 6516854251816604,
    ];
    const [less = 0, more = 0] = percentages([greatest - 18, greatest - 17, ...others]);
    expect(more).toBeGreaterThanOrEqual(less);
  });

  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [4, 2, 9, 30, 83],
      [3, 2, 7, 23, 65],
    ],
    [[], []],
    [
      [Number.MAX_VALUE, Number.MAX_VALUE],
      [50, 50],
    ],
  ])('of %j are %j', (list, shares) => {
    expect(percentages(list)).toEqual(shares);
  });
});
