import { beforeEach, expect, test, vi } from 'vitest';
import { usableDateTime } from '#src/components/date-time-picker/date-time-value.ts';
import { usableTime } from '#src/components/time-field/time-rules.ts';
import { isoWeeks } from '#src/core/dates/iso-period.ts';
import { usableBounds, usableDay } from '#src/core/dates/usable-dates.ts';
import { usablePeriod } from '#src/core/dates/usable-periods.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

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

test('A Date is reported as one, with the way to its string', () => {
  const date: unknown = new Date(2026, 3, 3, 9, 30);
  expect(usableDay('Calendar', 'value', date as string)).toBeNull();
  expect(usableTime('TimeField', 'value', date as string, 'minute')).toBeNull();
  const clock = { zone: null, withSeconds: false };
  expect(usableDateTime('DateTimePicker', 'value', date as string, clock)).toBeNull();
  const kind = { component: 'PeriodPicker', unit: 'month', weeks: isoWeeks } as const;
  expect(usablePeriod('value', date as string, kind)).toBeNull();
  expect(error).toHaveBeenCalledTimes(4);
  const [day, time, dateTime, period] = error.mock.calls.map(([text]) => String(text));
  expect(day).toContain("`value` is a `Date` (call `date.toLocaleDateString('sv')`)");
  expect(time).toContain("`value` is a `Date` (call `date.toLocaleTimeString('sv')`)");
  expect(dateTime).toContain("(call `date.toLocaleString('sv').replace(' ', 'T')`)");
  expect(period).toContain('`value` is a `Date`, which is not a month');
});
