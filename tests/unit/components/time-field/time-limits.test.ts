import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOnStep,
  isWithin,
  moveTime,
  nearestSteps,
  type TimeLimits,
} from '#src/components/time-field/time-limits.ts';
import {
  usableTimeLimits,
  validateTime,
  type TimeRules,
} from '#src/components/time-field/time-rules.ts';
import { formatIsoTime, parseIsoTime } from '#src/core/dates/iso-time.ts';
import { en } from '#src/languages/en.ts';
import { runs } from '#tests/support/fuzz.ts';

const at = (time: string) => parseIsoTime(time) ?? NaN;
const limitsOf = (min: string | null, max: string | null, step = 1): TimeLimits => ({
  min: min === null ? null : at(min),
  max: max === null ? null : at(max),
  step: step * 60,
  start: min === null || step === 1 ? 0 : at(min),
});
const minute = fc.integer({ min: 0, max: 1439 }).map((count) => count * 60);
const steps = fc.constantFrom(1, 5, 7, 15, 60, 90, 720);
const anyLimits = fc
  .tuple(fc.option(minute), fc.option(minute), steps)
  .map(([min, max, step]) => ({ min, max, step: step * 60, start: step === 1 ? 0 : (min ?? 0) }));

describe('isWithin', () => {
  test.each([
    ['09:00', '17:00', '09:00', true],
    ['09:00', '17:00', '17:01', false],
    ['22:00', '06:00', '23:00', true],
    ['22:00', '06:00', '00:00', true],
    ['22:00', '06:00', '12:00', false],
    ['22:00', null, '21:59', false],
    ['12:00', '12:00', '12:01', false],
  ])('from %s to %s, %s: %s', (min, max, time, within) => {
    expect(isWithin(at(time), limitsOf(min, max))).toBe(within);
  });

  test('a period and the one around it cover the day', () => {
    fc.assert(
      fc.property(minute, minute, minute, (min, max, time) => {
        fc.pre(min !== max && (max + 60) % 86_400 !== min);
        const inside = isWithin(time, { min, max, step: 60, start: 0 });
        const rest = { min: (max + 60) % 86_400, max: (min + 86_340) % 86_400 };
        expect(isWithin(time, { ...rest, step: 60, start: 0 })).toBe(!inside);
      }),
    );
  });
});

describe('nearestSteps', () => {
  test.each([
    ['09:07', limitsOf(null, null, 15), ['09:00', '09:15']],
    ['09:00', limitsOf(null, null, 15), ['09:00']],
    ['23:50', limitsOf(null, null, 15), ['23:45', '00:00']],
    ['16:59', limitsOf('09:00', '17:00', 50), ['16:30']],
    ['09:10', limitsOf('09:05', null, 15), ['09:05', '09:20']],
  ])('around %s', (time, limits, expected) => {
    expect(nearestSteps(at(time), limits).map((found) => formatIsoTime(found, false))).toEqual(
      expected,
    );
  });

  test('they are allowed, on a step, and less than a step away', () => {
    fc.assert(
      fc.property(minute, anyLimits, (time, limits) => {
        for (const found of nearestSteps(time, limits)) {
          expect(isWithin(found, limits)).toBe(true);
          expect(isOnStep(found, limits)).toBe(true);
          const distance = Math.abs(found - time);
          expect(Math.min(distance, 86_400 - distance)).toBeLessThan(limits.step);
        }
      }),
    );
  });
});

describe('moveTime', () => {
  test.each([
    ['09:30', 3600, limitsOf(null, null), '10:30'],
    ['23:30', 3600, limitsOf(null, null), '00:30'],
    ['09:07', 60, limitsOf(null, null, 15), '09:15'],
    ['09:07', -60, limitsOf(null, null, 15), '09:00'],
    ['16:30', 3600, limitsOf('09:00', '17:10', 15), '17:00'],
    ['17:00', 60, limitsOf('09:00', '17:10', 15), '17:00'],
    ['23:30', 3600, limitsOf('22:00', '06:00'), '00:30'],
    ['05:30', 3600, limitsOf('22:00', '06:00'), '06:00'],
    ['12:00', 60, limitsOf('22:00', '06:00'), '22:00'],
    ['23:30', 3600, limitsOf('09:00', null), '23:30'],
  ])('%s by %s', (time, amount, limits, expected) => {
    expect(formatIsoTime(moveTime(at(time), amount, limits), false)).toBe(expected);
  });

  test('without limits, there and back is the same time', () => {
    fc.assert(
      fc.property(minute, fc.constantFrom(60, 3600), (time, amount) => {
        const limits = limitsOf(null, null);
        expect(moveTime(moveTime(time, amount, limits), -amount, limits)).toBe(time);
      }),
    );
  });

  test('an allowed time stays allowed', () => {
    fc.assert(
      fc.property(minute, anyLimits, fc.constantFrom(60, -60, 3600, -3600), (time, limits, by) => {
        fc.pre(isWithin(time, limits) && isOnStep(time, limits));
        const moved = moveTime(time, by, limits);
        expect(isWithin(moved, limits)).toBe(true);
        expect(isOnStep(moved, limits)).toBe(true);
      }),
      runs(1000),
    );
  });
});

const rules = (min?: string, max?: string, step?: number) =>
  ({
    limits: usableTimeLimits('TimeField', { min, max, step, granularity: 'minute' }),
    style: { locale: en.tag, granularity: 'minute' },
    labels: en.timeField,
    words: en.typedTimes,
    now: '14:20',
  }) satisfies TimeRules;

test.each([
  [null, rules('09:00', '17:00'), null],
  ['09:00', rules('09:00', '17:00'), null],
  ['08:59', rules('09:00', '17:00'), 'Choose 9:00 AM or later.'],
  ['17:01', rules('09:00', '17:00'), 'Choose 5:00 PM or earlier.'],
  ['12:00', rules('22:00', '06:00'), 'Choose a time from 10:00 PM to 6:00 AM.'],
  ['09:07', rules(undefined, undefined, 15), 'Choose 9:00 AM or 9:15 AM.'],
  ['16:55', rules('09:00', '16:58', 10), 'Choose 4:50 PM.'],
])('%s is allowed, or has its reason', (time, given, problem) => {
  expect(validateTime(time, given)).toEqual({ value: time, problem });
});
