import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  differenceInDays,
  daysInMonth,
  formatIsoDate,
  fromUtcDate,
  isIsoDate,
  parseIsoDate,
  startOfWeek,
  todayIso,
  toUtcDate,
  weekdayOf,
  weekNumber,
} from '#src/core/dates/iso-date.ts';
import { formatIsoTime, parseIsoTime, secondsNow, wrapTime } from '#src/core/dates/iso-time.ts';

const days = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc
      .integer({ min: 1, max: daysInMonth(year, month) })
      .map((day) => formatIsoDate({ year, month, day })),
  );

describe('parsing', () => {
  test.each(['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'accepts %s',
    (text) => expect(formatIsoDate(parseIsoDate(text) ?? { year: 0, month: 0, day: 0 })).toBe(text),
  );

  test.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '0000-01-01',
    '26-04-03',
    '2026-04-03T00:00',
    '',
    '٢٠٢٦-٠٤-٠٣',
  ])('rejects %j', (text) => expect(isIsoDate(text)).toBe(false));

  test('throws for no string', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseIsoDate(text)));
  });
});

describe('arithmetic', () => {
  test('a day survives the round trip through Date in every zone', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(fromUtcDate(toUtcDate(day))).toBe(day);
      }),
    );
  });

  test('adding and subtracting days returns to the start', () => {
    const counts = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(days, counts, (day, count) => {
        const moved = addDays(day, count);
        if (moved === '0001-01-01' || moved === '9999-12-31') return;
        expect(addDays(moved, -count)).toBe(day);
        expect(differenceInDays(day, moved)).toBe(count);
      }),
    );
  });

  test('stops at the first and the last day', () => {
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('0001-01-15', -1)).toBe('0001-01-01');
    expect(addYears('9999-06-15', 1)).toBe('9999-12-31');
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-31', -15, '2025-02-28'],
  ])('%s and %i months make %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test('29 February becomes 28 in a common year', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  test('a date that does not exist is rejected by name', () => {
    expect(() => addDays('2026-02-31', 1)).toThrow('"2026-02-31" is not a date');
  });
});

describe('weeks', () => {
  test('counts weekdays from Monday', () => {
    expect(weekdayOf('2026-04-13')).toBe(1);
    expect(weekdayOf('2026-04-19')).toBe(7);
  });

  test('a week starts on the given day and contains the date', () => {
    const firstDays = fc.integer({ min: 1, max: 7 });
    // The first week of year 1 starts in a year that has no ISO date.
    const later = days.filter((day) => day > '0001-01-07');
    fc.assert(
      fc.property(later, firstDays, (day, first) => {
        const start = startOfWeek(day, first);
        expect(weekdayOf(start)).toBe(first);
        expect(differenceInDays(start, day)).toBeGreaterThanOrEqual(0);
        expect(differenceInDays(start, day)).toBeLessThan(7);
      }),
    );
  });

  test.each([
    // ISO 8601, the examples where the year of the week is not the year of the day.
    ['2005-01-01', 1, 4, 53],
    ['2007-12-31', 1, 4, 1],
    ['2010-01-03', 1, 4, 53],
    ['2026-12-31', 1, 4, 53],
    // United States: the week that contains 1 January is the first.
    ['2026-01-01', 7, 1, 1],
    ['2026-01-04', 7, 1, 2],
  ])('%s in weeks from day %i with %i days is week %i', (day, first, minimal, week) => {
    expect(weekNumber(day, first, minimal)).toBe(week);
  });
});

test('today is the local day of the device', () => {
  expect(todayIso(new Date(2026, 3, 15, 0, 0, 0))).toBe('2026-04-15');
  expect(todayIso(new Date(2026, 3, 15, 23, 59, 59))).toBe('2026-04-15');
});

test.each([
  ['00:00', 0],
  ['09:30', 34_200],
  ['23:59:59', 86_399],
  ['24:00', null],
  ['9:30', null],
  ['', null],
  [null, null],
])('%s is %s seconds', (text, seconds) => {
  expect(parseIsoTime(text)).toBe(seconds);
});

test('every second is written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (seconds) => {
      expect(parseIsoTime(formatIsoTime(seconds, true))).toBe(wrapTime(seconds));
      expect(parseIsoTime(formatIsoTime(seconds, false))).toBe(
        Math.floor(wrapTime(seconds) / 60) * 60,
      );
    }),
  );
});

test('the time of the device is in its own zone', () => {
  expect(secondsNow(new Date(2026, 3, 3, 9, 30, 15))).toBe(34_215);
});
