import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canLieBetween,
  nearestUnavailable,
  rangeLength,
  rangeProblem,
} from '#src/components/calendar/range-rules.ts';
import { addDays } from '#src/core/dates/iso-date.ts';

const days = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2025-12-01', offset));
const free = { before: null, after: null };
const anyLength = { min: 1, max: Infinity };

describe('the length', () => {
  test('counts both ends, in either order', () => {
    expect(rangeLength('2026-03-28', '2026-03-30')).toBe(3);
    expect(rangeLength('2026-03-30', '2026-03-28')).toBe(3);
    expect(rangeLength('2026-03-29', '2026-03-29')).toBe(1);
  });

  test('of a range is the number of its days, across clock changes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, count) => {
        expect(rangeLength(from, addDays(from, count))).toBe(count + 1);
      }),
    );
  });
});

describe('a day that would end a range', () => {
  const limits = { min: 3, max: 7 };

  test.each([
    ['2026-04-10', null],
    ['2026-04-11', 'too-short'],
    ['2026-04-12', null],
    ['2026-04-16', null],
    ['2026-04-17', 'too-long'],
    ['2026-04-09', 'too-short'],
    ['2026-04-04', null],
    ['2026-04-03', 'too-long'],
  ])('%s after 10 April, of three to seven days: %s', (day, problem) => {
    expect(rangeProblem('2026-04-10', day, limits, free)).toBe(problem);
  });

  test('may not be beyond an unavailable one', () => {
    const walls = { before: '2026-04-05', after: '2026-04-20' };
    expect(rangeProblem('2026-04-10', '2026-04-21', anyLength, walls)).toBe('crossing');
    expect(rangeProblem('2026-04-10', '2026-04-04', anyLength, walls)).toBe('crossing');
    expect(rangeProblem('2026-04-10', '2026-04-19', anyLength, walls)).toBeNull();
  });

  test('is accepted if and only if every day between is available and the length is allowed', () => {
    const blocked = new Set(['2026-01-20', '2026-02-14', '2026-03-02', '2026-05-01']);
    const check = (day: string) => blocked.has(day);
    fc.assert(
      fc.property(days, days, (from, day) => {
        fc.pre(from !== day && !blocked.has(from) && !blocked.has(day));
        const walls = nearestUnavailable(from, check, 900);
        const between = [...blocked].some(
          (one) => (from < one && one < day) || (day < one && one < from),
        );
        const length = rangeLength(from, day);
        const allowed = !between && length >= 2 && length <= 60;
        const problem = rangeProblem(from, day, { min: 2, max: 60 }, walls);
        expect(problem === null).toBe(allowed);
      }),
    );
  });
});

describe('the nearest unavailable days', () => {
  test('are searched on both sides, within the range', () => {
    const check = (day: string) => (day === '2026-04-15' ? 'Closed' : day === '2026-04-01');
    expect(nearestUnavailable('2026-04-10', check, 30)).toEqual({
      before: '2026-04-01',
      after: '2026-04-15',
    });
    expect(nearestUnavailable('2026-04-10', check, 4)).toEqual({ before: null, after: null });
  });

  test('are undefined if every day is available, and the search ends', () => {
    expect(nearestUnavailable('2026-04-10', () => false, Infinity)).toEqual(free);
  });
});

describe('two ends', () => {
  const isClosed = (day: string) => day === '2026-04-11';

  test.each([
    ['2026-04-06', '2026-04-10', true],
    ['2026-04-10', '2026-04-06', true],
    ['2026-04-06', '2026-04-06', false],
    ['2026-04-01', '2026-04-08', false],
    ['2026-04-10', '2026-04-12', false],
    ['2026-04-12', '2026-04-10', false],
    ['2026-04-12', '2026-04-15', true],
  ])('%s and %s are a range: %s', (a, b, expected) => {
    expect(canLieBetween(a, b, { min: 2, max: 6 }, isClosed)).toBe(expected);
  });

  test('may have unavailable days in between if that is allowed', () => {
    expect(canLieBetween('2026-04-10', '2026-04-12', anyLength, undefined)).toBe(true);
  });
});
