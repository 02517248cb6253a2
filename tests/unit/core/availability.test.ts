import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { availabilityCheck, type Unavailable } from '#src/core/dates/availability.ts';
import { addDays, weekdayOf } from '#src/core/dates/iso-date.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

afterEach(() => {
  error.mockClear();
});

function check(unavailable: Unavailable | undefined) {
  return availabilityCheck(unavailable, 'Calendar');
}

describe('a day', () => {
  test('is available by default', () => {
    expect(check(undefined)('2026-04-15')).toBe(false);
    expect(check([])('2026-04-15')).toBe(false);
  });

  test.each<[string, Unavailable, string | boolean]>([
    ['a date', ['2026-04-15'], true],
    ['a date with a reason', [{ date: '2026-04-15', reason: 'Holiday' }], 'Holiday'],
    [
      'a period',
      [{ from: '2026-04-15', to: '2026-04-15', reason: 'Works outing' }],
      'Works outing',
    ],
    ['a period without an end', [{ from: '2026-04-01' }], true],
    ['a period without a beginning', [{ to: '2026-04-14' }], false],
    ['a weekday', [{ weekday: 3, reason: 'Closed on Wednesdays' }], 'Closed on Wednesdays'],
    ['several weekdays', [{ weekday: [6, 7] }], false],
    ['a weekday in a period', [{ weekday: 3, from: '2026-05-01' }], false],
    ['a period on other weekdays', [{ from: '2026-04-01', weekday: 4 }], false],
    ['a future period', [{ from: '2026-04-16' }], false],
    ['a period that ends today', [{ to: '2026-04-15' }], true],
    ['a date on another weekday', [{ date: '2026-04-15', weekday: 4 }], false],
    ['a function with a reason', (date) => date.endsWith('15') && 'Payday', 'Payday'],
    ['a function that returns true', () => true, true],
  ])('15 April 2026, a Wednesday, after %s', (_, unavailable, answer) => {
    expect(check(unavailable)('2026-04-15') || false).toBe(answer);
  });

  test('has the reason of the date before that of a rule, and of the first rule that applies', () => {
    const rules: Unavailable = [
      { weekday: 3, reason: 'Closed on Wednesdays' },
      { from: '2026-04-13', to: '2026-04-17', reason: 'Stocktaking' },
      { date: '2026-04-15', reason: 'Holiday' },
    ];
    expect(check(rules)('2026-04-15')).toBe('Holiday');
    expect(check(rules)('2026-04-16')).toBe('Stocktaking');
    expect(check(rules)('2026-04-22')).toBe('Closed on Wednesdays');
  });

  test('follows its weekday in every week', () => {
    const sundays = check([{ weekday: 7 }]);
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 300_000 }), (offset) => {
        const day = addDays('2026-04-15', offset);
        expect(sundays(day)).toBe(weekdayOf(day) === 7);
      }),
    );
  });
});

describe('invalid input', () => {
  test.each<[string, Unavailable, string]>([
    ['a day that does not exist', ['2026-02-31'], '2026-02-31'],
    [
      'a period that ends before it begins',
      [{ from: '2026-05-02', to: '2026-05-01' }],
      'ends before it begins',
    ],
    ['a rule without a condition', [{ reason: 'Because' }], 'without `date`'],
  ])('%s is reported and ignored', (_, unavailable, words) => {
    expect(check(unavailable)('2026-05-01')).toBe(false);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('Tessera Calendar: `unavailable`');
    expect(error.mock.calls[0]?.[0]).toContain(words);
  });
});

test('five hundred dates are looked up, not searched', () => {
  const dates = Array.from({ length: 500 }, (_, index) => addDays('2026-01-01', index * 2));
  const whyUnavailable = check(dates);
  // The list is read once: later changes to it have no effect.
  dates.length = 0;
  const year = Array.from({ length: 365 }, (_, offset) => addDays('2026-01-01', offset));
  expect(year.filter((day) => whyUnavailable(day))).toHaveLength(183);
});
