import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  usableGranularity,
  usableHourCycle,
  usableTime,
  usableTimeLimits,
} from '#src/components/time-field/usable-time.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const reported = vi.fn();
beforeEach(() => {
  forgetProblems();
  reported.mockClear();
  vi.spyOn(console, 'error').mockImplementation(reported);
});

test.each([
  ['09:30', 'minute', '09:30'],
  ['09:30:15', 'minute', '09:30'],
  ['09:30', 'second', '09:30:00'],
  [null, 'minute', null],
  ['', 'minute', null],
] as const)('%s with granularity %s is %s', (time, granularity, expected) => {
  expect(usableTime('TimeField', 'value', time, granularity)).toBe(expected);
  expect(reported).not.toHaveBeenCalled();
});

test.each(['24:00', '9:30', '09:60', '09:30:60', 'noon', '09:30Z'])(
  '%s is reported and treated as empty',
  (time) => {
    expect(usableTime('TimeField', 'value', time, 'minute')).toBeNull();
    expect(reported.mock.lastCall?.[0]).toContain(`TimeField: \`value\` is "${time}"`);
  },
);

test('granularity and clock have defaults', () => {
  expect(usableGranularity('TimeField', 'second')).toBe('second');
  expect(usableHourCycle('TimeField', 'h12')).toBe('h12');
  expect(usableHourCycle('TimeField', undefined)).toBeUndefined();
  expect(reported).not.toHaveBeenCalled();
  expect(usableGranularity('TimeField', 'day' as 'hour')).toBe('minute');
  expect(usableHourCycle('TimeField', 'h13' as 'h12')).toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(2);
});

describe('usableTimeLimits', () => {
  const limits = (props: Partial<Parameters<typeof usableTimeLimits>[1]>) =>
    usableTimeLimits('TimeField', {
      min: undefined,
      max: undefined,
      step: undefined,
      granularity: 'minute',
      ...props,
    });

  test('steps start at min, or at midnight', () => {
    expect(limits({ min: '09:05' })).toMatchObject({ min: 32_700, step: 60, start: 0 });
    expect(limits({ min: '09:05', step: 15 })).toMatchObject({ step: 900, start: 32_700 });
    expect(limits({ step: 0.5, granularity: 'second' })).toMatchObject({ step: 30 });
  });

  test('min after max is a period over midnight, not an error', () => {
    expect(limits({ min: '22:00', max: '06:00' })).toMatchObject({ min: 79_200, max: 21_600 });
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([
    [{ step: 0 }],
    [{ step: -5 }],
    [{ step: NaN }],
    [{ step: 0.5 }],
    [{ step: 721 }],
    [{ step: 30, granularity: 'hour' }],
  ] as const)('%o is reported and ignored', (props) => {
    expect(limits(props).start).toBe(0);
    expect(reported.mock.lastCall?.[0]).toContain('TimeField: `step`');
  });
});
