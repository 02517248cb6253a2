import { describe, expect, test } from 'vitest';
import { partAt, rangeOfPart } from '#src/components/time-field/use-time-steps.ts';

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
