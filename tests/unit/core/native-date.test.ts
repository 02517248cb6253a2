import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIsoDate } from '#src/core/dates/iso-date.ts';
import { fromIsoDate, toIsoDate } from '#src/core/dates/native-date.ts';

// This file also runs in time zones far from UTC, and with daylight saving at midnight.

describe('the ISO date of a `Date`', () => {
  test.each<[string, Date, string]>([
    ['the first moment of a day', new Date(2026, 3, 3), '2026-04-03'],
    ['its last moment', new Date(2026, 3, 3, 23, 59, 59, 999), '2026-04-03'],
    ['the start of daylight saving in São Paulo, at midnight', new Date(2018, 10, 4), '2018-11-04'],
    ['February 29', new Date(2024, 1, 29, 12), '2024-02-29'],
    ['a day of a year of four digits at most', yearly(7), '0007-01-01'],
    ['the last day', new Date(9999, 11, 31, 12), '9999-12-31'],
  ])('is the day of the device: %s', (_, date, expected) => {
    expect(toIsoDate(date)).toBe(expected);
  });

  test.each<[string, Date]>([
    ['an invalid date', new Date(Number.NaN)],
    ['the year 0', yearly(0)],
    ['the year 10000', new Date(10_000, 0, 1, 12)],
  ])('does not exist for %s', (_, date) => {
    expect(() => toIsoDate(date)).toThrow(RangeError);
  });

  test('is `null` for `null`', () => {
    expect(toIsoDate(null)).toBeNull();
  });
});

describe('the `Date` of an ISO date', () => {
  test.each<[string, string, [year: number, month: number, day: number]]>([
    ['a day', '2026-04-03', [2026, 3, 3]],
    ['February 29', '2024-02-29', [2024, 1, 29]],
    ['the start of daylight saving in São Paulo, at midnight', '2018-11-04', [2018, 10, 4]],
    ['a year below 100', '0042-10-01', [42, 9, 1]],
    ['the first day', '0001-01-01', [1, 0, 1]],
    ['the last day', '9999-12-31', [9999, 11, 31]],
  ])('is the start of its day on the device: %s', (_, text, parts) => {
    const date = fromIsoDate(text);
    expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual(parts);
    expect(new Date(date.getTime() - 1).getDate()).not.toBe(date.getDate());
  });

  test.each([' ', '2026-04-31', '2026-4-3', '2026-04-03T10:00', '0000-01-01', 'tomorrow'])(
    'does not exist for "%s"',
    (text) => {
      expect(() => fromIsoDate(text)).toThrow(RangeError);
    },
  );

  test('is `null` for `null`, and for what a picker reports of text that is not a date', () => {
    expect(fromIsoDate(null)).toBeNull();
    expect(fromIsoDate('')).toBeNull();
  });
});

test('every day survives the way there and back, in every time zone', () => {
  // Samoa had no December 30 in 2011, and other places skipped days, too.
  const years = fc.integer({ min: 1, max: 9999 }).filter((year) => year < 1800 || year > 2012);
  const day = fc.record({
    year: years,
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day.map(formatIsoDate), (text) => {
      expect(toIsoDate(fromIsoDate(text))).toBe(text);
    }),
  );
});

/** January 1 of a year that the constructor would read as one of the 20th century. */
function yearly(year: number): Date {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(year);
  return date;
}
