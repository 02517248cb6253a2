import { expect, test } from 'vitest';
import { usableTimeLimits } from '#src/components/time-field/time-rules.ts';
import { validateTime, type TimeRules } from '#src/components/time-field/time-rules.ts';
import { en } from '#src/languages/en.ts';

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
