import { describe, expect, test } from 'vitest';
import { isUnavailable, judgeDate } from '#src/components/date-picker/judge-date.ts';
import { datePickerLabels } from '#src/components/date-picker/labels.ts';
import { judgeRange, type RangeRules } from '#src/components/date-picker/range-rules.ts';

describe('a day that cannot be picked', () => {
  test.each([
    [['2026-04-05'], true],
    [['2026-04-06'], false],
    [[{ date: '2026-04-05', reason: 'Closed' }], 'Closed'],
    [[{ weekday: 7 }], true],
    [[{ weekday: [6, 7], reason: 'Weekend' }], 'Weekend'],
    [[{ weekday: 1 }], false],
    [[{ from: '2026-04-01', to: '2026-04-05' }], true],
    [[{ from: '2026-04-06' }], false],
    [[{ to: '2026-04-05' }], true],
    [[{ from: '2026-04-01', weekday: 6 }], false],
    [[{ date: '2026-04-05', weekday: 6 }], false],
    [[{ reason: 'A rule without a condition' }], false],
    [
      [
        { weekday: 7, reason: 'First' },
        { date: '2026-04-05', reason: 'Second' },
      ],
      'First',
    ],
  ])('%j', (unavailable, answer) => {
    expect(isUnavailable('2026-04-05', unavailable)).toBe(answer);
  });

  test('may come from a function', () => {
    expect(isUnavailable('2026-04-05', (date) => date.endsWith('05') && 'Fifth')).toBe('Fifth');
    expect(isUnavailable('2026-04-05', undefined)).toBe(false);
  });
});

const rules: RangeRules = {
  locale: 'en',
  labels: datePickerLabels.en,
  today: '2026-04-03',
  minDays: 2,
  maxDays: 10,
  allowUnavailableInside: true,
};

describe('a range', () => {
  const wrong = (from: string, to: string, more: Partial<RangeRules> = {}) =>
    judgeRange(from, to, { ...rules, ...more });

  test('obeys its order and its length, both ends counted', () => {
    expect(wrong('2026-04-05', '2026-04-04')).toEqual({
      text: 'The last day is before the first',
      reversed: true,
    });
    expect(wrong('2026-04-05', '2026-04-05')?.text).toBe('Choose at least 2 days');
    expect(wrong('2026-04-05', '2026-04-06')).toBeNull();
    expect(wrong('2026-04-05', '2026-04-14')).toBeNull();
    expect(wrong('2026-04-05', '2026-04-15')?.text).toBe('Choose at most 10 days');
  });

  test('may be kept from lying across an unavailable day; its ends are judged alone', () => {
    const unavailable = ['2026-04-07'];
    const across = { unavailable, allowUnavailableInside: false };
    expect(wrong('2026-04-05', '2026-04-09', { unavailable })).toBeNull();
    expect(wrong('2026-04-05', '2026-04-09', across)).toEqual({
      text: 'April 7, 2026 in between is unavailable',
    });
    expect(wrong('2026-04-07', '2026-04-09', across)).toBeNull();
    expect(judgeDate('2026-04-07', { ...rules, ...across }).problem?.text).toBe(
      'This day is unavailable',
    );
  });

  test('without an end of time is judged in no time', () => {
    const endless = { maxDays: Infinity, allowUnavailableInside: false, unavailable: () => false };
    expect(wrong('0001-01-01', '9999-12-31', endless)).toBeNull();
  });
});
