import { describe, expect, test } from 'vitest';
import { readTimeText } from '#src/components/time-field/typed/read-time-text.ts';
import { usableTimeLimits } from '#src/components/time-field/usable-time.ts';
import { validateTime, type TimeRules } from '#src/components/time-field/validate-time.ts';
import { ar } from '#src/languages/ar.ts';
import { en } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';

const rules = (min?: string, max?: string, step?: number, language: Language = en) =>
  ({
    limits: usableTimeLimits('TimeField', { min, max, step, granularity: 'minute' }),
    style: { locale: language.tag, granularity: 'minute' },
    labels: language.timeField,
    words: language.typedTimes,
    now: '14:20',
  }) satisfies TimeRules;

describe('validateTime', () => {
  test.each([
    [null, rules('09:00', '17:00'), null],
    ['09:00', rules('09:00', '17:00'), null],
    ['08:59', rules('09:00', '17:00'), 'Choose 9:00 AM or later'],
    ['17:01', rules('09:00', '17:00'), 'Choose 5:00 PM or earlier'],
    ['12:00', rules('22:00', '06:00'), 'Choose a time from 10:00 PM to 6:00 AM'],
    ['09:07', rules(undefined, undefined, 15), 'Choose 9:00 AM or 9:15 AM'],
    ['16:55', rules('09:00', '16:58', 10), 'Choose 4:50 PM'],
  ])('%s', (time, given, problem) => {
    expect(validateTime(time, given)).toEqual({ value: time, problem });
  });
});

describe('readTimeText', () => {
  test.each([
    ['', null, null],
    ['9:30 pm', '21:30', null],
    ['9:30:15', '09:30', null],
    ['25:00', null, '25 is not a valid hour'],
    ['9:75', null, '75 is not a valid minute'],
    ['tea', null, 'Not a time. Try 2:20 PM'],
  ])('%s', (text, value, problem) => {
    expect(readTimeText(text, rules())).toEqual({ value, problem });
  });

  test('keeps a time that is not allowed, with the reason', () => {
    expect(readTimeText('6pm', rules('09:00', '17:00'))).toEqual({
      value: '18:00',
      problem: 'Choose 5:00 PM or earlier',
    });
  });

  test('3 is in the afternoon where only that is allowed', () => {
    expect(readTimeText('3', rules('09:00', '17:00')).value).toBe('15:00');
    expect(readTimeText('3', rules('09:00', '17:00')).problem).toBeNull();
  });

  test('speaks the language, with its digits', () => {
    const arabic = rules(undefined, undefined, undefined, ar);
    expect(readTimeText('25:00', arabic).problem).toContain('25');
    expect(readTimeText('tea', arabic).problem).toContain('هذا ليس وقتًا');
  });
});
