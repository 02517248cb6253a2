import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentages } from '#src/components/rating/percentages.ts';

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
    [
      [0, 0, 7],
      [0, 0, 100],
    ],
    [
      [0, 0],
      [0, 0],
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
