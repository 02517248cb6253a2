import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  usableAverage,
  usableCount,
  usableCounts,
  usableMax,
  usableStep,
  usableValue,
} from '#src/components/rating/usable-rating.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const print = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  forgetProblems();
  print.mockClear();
});

const halves = [0.5, 1, 1.5, 2];

describe('A usable rating', () => {
  test.each([0.5, 2, null])('is the value %s', (value) => {
    expect(usableValue(value, 'value', halves)).toBe(value);
    expect(print).not.toHaveBeenCalled();
  });

  test.each([
    [1.3, 1.5],
    [7, 2],
    [0.2, null],
    [-1, null],
    [Number.NaN, null],
    [Infinity, 2],
  ])('is, in place of %s, the nearest choice %s and an error', (value, usable) => {
    expect(usableValue(value, 'value', halves)).toBe(usable);
    expect(print).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`Tessera Rating: \`value\` is ${value}`),
    );
  });

  test.each([0, -1, 2.5, 101, Number.NaN, Infinity])('has a scale of 5 in place of %s', (max) => {
    expect(usableMax('Rating', max)).toBe(5);
    expect(print).toHaveBeenCalledOnce();
  });

  test.each([0, 0.3, 2, Number.NaN])('has a whole step in place of %s', (step) => {
    expect(usableStep(step)).toBe(1);
    expect(print).toHaveBeenCalledOnce();
  });

  test.each([
    [5.1, 5],
    [-0.1, 0],
    [Number.NaN, null],
  ])('has, in place of the average %s, %s and an error', (value, usable) => {
    expect(usableAverage(value, 5)).toBe(usable);
    expect(print).toHaveBeenCalledOnce();
  });

  test('has any average on the scale, and any whole count', () => {
    expect([0, 4.26, 5, null].map((value) => usableAverage(value, 5))).toEqual([0, 4.26, 5, null]);
    expect([0, 1, 9e15].map((count) => usableCount('R', 'counts', count))).toEqual([0, 1, 9e15]);
    expect(print).not.toHaveBeenCalled();
  });

  test.each([-1, 0.5, Number.NaN, Infinity])('is empty in place of %s', (count) => {
    expect(usableCount('RatingDistribution', 'counts', count)).toBe(0);
    expect(print).toHaveBeenCalledOnce();
  });

  test.each(['many', null, undefined, 3])('has no list of counts in place of %s', (counts) => {
    expect(usableCounts(counts as unknown as number[])).toEqual([]);
    expect(print).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Tessera RatingDistribution: `counts` is '),
    );
  });

  test('keeps the place of an unusable count', () => {
    expect(usableCounts([4, null as unknown as number, 9])).toEqual([4, 0, 9]);
    expect(print).toHaveBeenCalledOnce();
  });
});
