import { beforeEach, expect, test, vi } from 'vitest';
import { usableBounds, usableDay } from '#src/internals/dates/usable-dates.ts';
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

test('A valid day and valid bounds are not reported', () => {
  expect(usableDay('Calendar', 'value', '2028-02-29')).toBe('2028-02-29');
  expect(usableDay('Calendar', 'value', null)).toBeNull();
  expect(usableDay('Calendar', 'value', '')).toBeNull();
  expect(usableBounds('Calendar', '2026-04-01', '2026-04-01')).toEqual({
    min: '2026-04-01',
    max: '2026-04-01',
  });
  expect(error).not.toHaveBeenCalled();
});

test('A day that does not exist is reported once and treated as empty', () => {
  expect(usableDay('Calendar', 'value', '2026-02-31')).toBeNull();
  expect(usableDay('Calendar', 'value', '2026-02-31')).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
  expect(reported()).toContain('`value` is "2026-02-31"');
});

test('A minimum after the maximum is reported and both are ignored', () => {
  expect(usableBounds('Calendar', '2026-05-01', '2026-04-01')).toEqual({ min: null, max: null });
  expect(reported()).toContain('`min`');
  expect(reported()).toContain('`max`');
});
