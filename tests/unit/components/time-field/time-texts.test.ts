import { describe, expect, test } from 'vitest';
import {
  timePattern,
  timeText,
  timeWord,
  type TimeHourCycle,
} from '#src/components/time-field/time-texts.ts';
import { partAt, rangeOfPart } from '#src/components/time-field/use-time-steps.ts';
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

describe('partAt', () => {
  test.each([
    ['9:30 PM', 0, 'hour'],
    ['9:30 PM', 1, 'hour'],
    ['9:30 PM', 2, 'minute'],
    ['9:30 PM', 4, 'minute'],
    ['9:30 PM', 5, 'dayPeriod'],
    ['9:30 PM', 7, 'dayPeriod'],
    ['9:30:15 PM', 6, 'second'],
    ['午後9:30', 0, 'dayPeriod'],
    ['午後9:30', 5, 'minute'],
    ['٩:٣٠ م', 0, 'hour'],
    ['٩:٣٠ م', 6, 'dayPeriod'],
    ['930', 2, 'hour'],
    ['', 0, 'hour'],
  ])('in "%s" at %i it is the %s', (text, caret, part) => {
    expect(partAt(text, caret, true)).toBe(part);
  });

  test('letters are no part of a clock of 24 hours', () => {
    expect(partAt('21:30 Uhr', 8, false)).toBe('minute');
  });
});

test('rangeOfPart is where the part is', () => {
  const shown = (part: 'hour' | 'minute' | 'second' | 'dayPeriod', text: string) => {
    const range = rangeOfPart(text, part, true);
    return range && text.slice(...range);
  };
  expect(shown('hour', '09:30 p. m.')).toBe('09');
  expect(shown('minute', '09:30 p. m.')).toBe('30');
  expect(shown('dayPeriod', '09:30 p. m.')).toBe('p. m.');
  expect(shown('dayPeriod', '午後9:30')).toBe('午後');
  expect(shown('second', '9:30')).toBeNull();
});
