import { describe, expect, test } from 'vitest';
import {
  timePattern,
  timeText,
  timeWord,
  type TimeHourCycle,
} from '#src/components/time-field/time-texts.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';

const style = (locale: string, hourCycle?: TimeHourCycle) =>
  ({ locale, hourCycle, granularity: 'minute' }) as const;

describe('timeText', () => {
  test.each([
    ['en-US', undefined, '21:30', '9:30 PM'],
    ['en-US', 'h23', '21:30', '21:30'],
    ['en-GB', undefined, '09:30', '09:30'],
    ['de', undefined, '09:30', '09:30'],
    ['de', 'h12', '21:30', '09:30 PM'],
    ['ja', undefined, '09:30', '9:30'],
    ['ja', 'h12', '21:30', '午後9:30'],
    ['ar-EG', undefined, '21:30', '٩:٣٠ م'],
    ['th', undefined, '09:30', '09:30'],
  ] as const)('%s %s %s is %s', (locale, hourCycle, time, text) => {
    expect(timeText(time, style(locale, hourCycle))).toBe(text);
  });

  test('shows seconds where the field has them', () => {
    expect(timeText('21:30:15', { locale: 'en', granularity: 'second' })).toBe('9:30:15 PM');
  });
});

test('timePattern writes the letters of the language', () => {
  expect(timePattern(style('en-US'), en.timeField)).toBe('hh:mm AM/PM');
  expect(timePattern(style('de'), de.timeField)).toBe('HH:MM');
  expect(timePattern(style('ja', 'h12'), ja.timeField)).toBe('午前/午後時:分');
  expect(timePattern({ locale: 'de', granularity: 'second' }, de.timeField)).toBe('HH:MM:SS');
});

test('noon and midnight have a word', () => {
  expect(timeWord('12:00', en.timeField)).toBe('noon');
  expect(timeWord('00:00:00', en.timeField)).toBe('midnight');
  expect(timeWord('12:01', en.timeField)).toBeUndefined();
});
