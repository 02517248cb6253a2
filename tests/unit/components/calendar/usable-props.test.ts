import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  firstShownMonth,
  isIsoMonth,
  monthsBetween,
} from '#src/components/calendar/months/month.ts';
import { usableRange } from '#src/components/calendar/range/range-value.ts';
import { usableCount, usableFirstDay } from '#src/components/calendar/usable-props.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

function reported(): string {
  return error.mock.calls.map(([text]) => String(text)).join('\n');
}

describe('valid input is not reported', () => {
  test('counts and ranges', () => {
    expect(usableCount('Calendar', undefined)).toBe(1);
    expect(usableCount('Calendar', 12)).toBe(12);
    expect(usableFirstDay('Calendar', 7)).toBe(7);
    expect(usableRange('RangeCalendar', 'value', null)).toEqual({ from: null, to: null });
    expect(error).not.toHaveBeenCalled();
  });
});

describe('invalid input is reported once and replaced', () => {
  test.each([
    [0, 1],
    [13, 12],
    [2.4, 2],
    [Number.NaN, 1],
  ])('%d months become %i', (months, shown) => {
    expect(usableCount('Calendar', months)).toBe(shown);
    expect(reported()).toContain('`months`');
  });

  test('an invalid first day of the week falls back to the locale', () => {
    expect(usableFirstDay('Calendar', 0)).toBeUndefined();
    expect(reported()).toContain('`firstDay`');
  });

  test('a reversed range is swapped', () => {
    const backwards = { from: '2026-04-20', to: '2026-04-10' };
    expect(usableRange('RangeCalendar', 'value', backwards)).toEqual({
      from: '2026-04-10',
      to: '2026-04-20',
    });
    expect(reported()).toContain('RangeCalendar: `value`');
  });
});

describe('the first month to show', () => {
  test.each([
    ['2026-04', 1, '2026-04'],
    ['2026-01', 1, '2026-03'],
    ['2026-12', 1, '2026-09'],
    ['2026-09', 2, '2026-08'],
    ['2026-09', 12, '2026-03'],
  ])('%s, %i at a time, between March and September: %s', (wanted, count, first) => {
    expect(firstShownMonth(wanted, count, '2026-03-15', '2026-09-10')).toBe(first);
  });

  test('is the requested one without bounds', () => {
    expect(firstShownMonth('2026-04', 12, null, null)).toBe('2026-04');
  });
});

test('months are distinguished from other strings and counted across years', () => {
  expect(isIsoMonth('2026-04')).toBe(true);
  for (const text of ['2026-13', '2026-4', 'April', '2026-04-01', undefined]) {
    expect(isIsoMonth(text)).toBe(false);
  }
  expect(monthsBetween('2025-11', '2026-02')).toBe(3);
  expect(monthsBetween('2026-02', '2025-11')).toBe(-3);
});
