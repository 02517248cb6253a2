import { describe, expect, test } from 'vitest';
import { ratioOf, slopeOf, spreadOf } from '../../bench/statistics.ts';

describe('spreadOf', () => {
  test('returns median and quartiles in any order', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
  });

  test('interpolates between two middle figures', () => {
    expect(spreadOf([1, 2]).median).toBe(1.5);
  });

  test('rejects an empty set', () => {
    expect(() => spreadOf([])).toThrow('No figures');
  });
});

describe('ratioOf', () => {
  test('compares turn by turn, so that noise which affects both sides has no effect', () => {
    const quiet = ratioOf([10, 10, 10], [5, 5, 5]);
    const spell = ratioOf([10, 40, 10], [5, 20, 5]);
    expect(spell).toEqual(quiet);
    expect(quiet.median).toBe(2);
  });
});

describe('slopeOf', () => {
  test('finds the growth despite one outlier', () => {
    const points = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 7 * x + (x === 3 ? 500 : 0) }));
    expect(slopeOf(points)).toBe(7);
  });
});
