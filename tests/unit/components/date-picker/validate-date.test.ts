import { describe, expect, test } from 'vitest';
import { validateRange, type RangeRules } from '#src/components/date-picker/date-rules.ts';
import { validateDate } from '#src/components/date-picker/date-rules.ts';
import { availabilityCheck } from '#src/core/dates/availability.ts';
import { datePicker } from '#src/languages/en.ts';

const rules: RangeRules = {
  locale: 'en',
  labels: datePicker,
  today: '2026-04-03',
  minDays: 2,
  maxDays: 10,
  allowUnavailableInside: true,
  whyUnavailable: () => false,
};

describe('a range', () => {
  const wrong = (from: string, to: string, more: Partial<RangeRules> = {}) =>
    validateRange(from, to, { ...rules, ...more });

  test('is validated by its order and its length, both ends counted', () => {
    expect(wrong('2026-04-05', '2026-04-04')).toEqual({
      text: 'The end date is before the start date.',
      reversed: true,
    });
    expect(wrong('2026-04-05', '2026-04-05')?.text).toBe('Choose at least 2 days.');
    expect(wrong('2026-04-05', '2026-04-06')).toBeNull();
    expect(wrong('2026-04-05', '2026-04-14')).toBeNull();
    expect(wrong('2026-04-05', '2026-04-15')?.text).toBe('Choose up to 10 days.');
  });

  test('may be forbidden to span an unavailable day; its ends are validated alone', () => {
    const whyUnavailable = availabilityCheck(['2026-04-07'], 'DateRangePicker');
    const across = { whyUnavailable, allowUnavailableInside: false };
    expect(wrong('2026-04-05', '2026-04-09', { whyUnavailable })).toBeNull();
    expect(wrong('2026-04-05', '2026-04-09', across)).toEqual({
      text: 'The range includes April 7, 2026, which is unavailable.',
    });
    expect(wrong('2026-04-07', '2026-04-09', across)).toBeNull();
    expect(validateDate('2026-04-07', { ...rules, ...across }).problem?.text).toBe(
      'This day is unavailable.',
    );
  });

  test('names the limit that a day is outside of', () => {
    const limits = { ...rules, min: '2026-04-01', max: '2026-04-30' };
    const textOf = (day: string) => validateDate(day, limits).problem?.text;
    expect(textOf('2026-03-31')).toBe('Choose April 1, 2026 or later.');
    expect(textOf('2026-05-01')).toBe('Choose April 30, 2026 or earlier.');
  });

  test('without a maximum length is validated instantly', () => {
    const endless = { maxDays: Infinity, allowUnavailableInside: false };
    expect(wrong('0001-01-01', '9999-12-31', endless)).toBeNull();
  });
});
