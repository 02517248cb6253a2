import { beforeEach, expect, test, vi } from 'vitest';
import {
  usableDateTime,
  usableDateTimeBounds,
} from '#src/components/date-time-picker/date-time-value.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const reported = vi.fn();
beforeEach(() => {
  forgetProblems();
  reported.mockClear();
  vi.spyOn(console, 'error').mockImplementation(reported);
});

const local = { zone: null, withSeconds: false };
const berlin = { zone: 'Europe/Berlin', withSeconds: false };
const instant = '2026-03-29T03:30+02:00[Europe/Berlin]';

test.each([
  ['2026-04-03T09:30', local, '2026-04-03T09:30'],
  ['2026-04-03T09:30:15', local, '2026-04-03T09:30'],
  ['2026-04-03T09:30', { ...local, withSeconds: true }, '2026-04-03T09:30:00'],
  [null, local, null],
  ['', berlin, null],
  [instant, berlin, instant],
  ['2026-03-28T21:30-04:00[America/New_York]', berlin, '2026-03-29T03:30+02:00[Europe/Berlin]'],
] as const)('%s is usable', (value, clock, expected) => {
  expect(usableDateTime('DateTimePicker', 'value', value, clock)).toBe(expected);
  expect(reported).not.toHaveBeenCalled();
});

test('a limit that the clocks skip is the moment at which they do', () => {
  const clock = { zone: 'America/New_York', withSeconds: false };
  const local = '2026-03-08T02:30';
  const skip = Date.UTC(2026, 2, 8, 7);
  const limits = (props: { min?: string; max?: string }) =>
    usableDateTimeBounds('DateTimePicker', props, clock);
  expect(limits({ min: local }).min).toEqual({ local, moment: skip });
  expect(limits({ max: local }).max).toEqual({ local, moment: skip - 1 });
});

test('limits that leave no time are reported and ignored', () => {
  const limits = (min?: string, max?: string) =>
    usableDateTimeBounds('DateTimePicker', { min, max }, berlin);
  expect(limits('2026-10-25T02:30', '2026-10-25T02:30')).toEqual({
    min: { local: '2026-10-25T02:30', moment: Date.UTC(2026, 9, 25, 0, 30) },
    max: { local: '2026-10-25T02:30', moment: Date.UTC(2026, 9, 25, 1, 30) },
  });
  expect(reported).not.toHaveBeenCalled();
  expect(limits('2026-04-04T09:00', '2026-04-03T09:00')).toEqual({ min: null, max: null });
  expect(reported.mock.lastCall?.[0]).toContain('`min` (2026-04-04T09:00) is later than `max`');
});
