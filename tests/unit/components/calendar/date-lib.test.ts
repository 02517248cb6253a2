import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utcDateLib } from '#src/components/calendar/date-lib.ts';
import { gregorian } from '#src/core/dates/calendar-system.ts';
import { addDays, addMonths, fromUtcDate, toUtcDate } from '#src/core/dates/iso-date.ts';

const day = fc.integer({ min: 0, max: 3_652_058 }).map((count) => addDays('0001-01-01', count));
const firstDays = fc.integer({ min: 1, max: 7 });
const lib = utcDateLib(1);

/** Changes a day with a function of the library. */
const changed = (iso: string, change: ((date: Date) => Date) | undefined) => {
  const date = change?.(toUtcDate(iso));
  return date && fromUtcDate(date);
};

describe('the dates of DayPicker', () => {
  test('are moved by days in every time zone, also by the one that Samoa skipped', () => {
    expect(changed('2011-12-29', (date) => lib.addDays?.(date, 1) ?? date)).toBe('2011-12-30');
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (iso, count) => {
        const moved = changed(iso, (date) => lib.addDays?.(date, count) ?? date);
        // Days outside the years 1 to 9999 have no ISO date, and no calendar shows them.
        if (moved !== null) expect(moved).toBe(addDays(iso, count));
      }),
    );
  });

  test('are moved by months to the same day, or the last one', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (iso, count) => {
        const months = changed(iso, (date) => lib.addMonths?.(date, count) ?? date);
        const inYears = iso > '0040' && iso < '9960';
        if (inYears) {
          expect(months).toBe(addMonths(iso, count));
        }
        expect(months).not.toBeNull();
      }),
    );
  });

  test('have a first and a last day of the month, in the years 1 to 9999', () => {
    expect(changed('0001-01-15', lib.startOfMonth)).toBe('0001-01-01');
    expect(changed('2028-02-15', lib.endOfMonth)).toBe('2028-02-29');
    expect(changed('9999-12-15', lib.endOfMonth)).toBe('9999-12-31');
  });

  test('are in weeks of seven days with a number each, which start on the first day', () => {
    fc.assert(
      fc.property(day, firstDays, (iso, firstDay) => {
        const { startOfWeek, endOfWeek, getWeek } = utcDateLib(firstDay);
        const date = toUtcDate(iso);
        const first = startOfWeek?.(date) ?? date;
        expect(first.getUTCDay() || 7).toBe(firstDay);
        expect(lib.differenceInCalendarDays?.(endOfWeek?.(date) ?? date, first)).toBe(6);
        expect(getWeek?.(first)).toBe(getWeek?.(date));
        const before = lib.addDays?.(first, -1) ?? date;
        expect(getWeek?.(before)).toBe((getWeek?.(date) ?? 0) - 1);
      }),
    );
  });

  test('are compared by day and month', () => {
    const [last, next] = ['2026-04-30', '2026-05-01'].map(toUtcDate);
    if (!last || !next) throw new Error('There are two.');
    expect(lib.isSameDay?.(last, toUtcDate('2026-04-30'))).toBe(true);
    expect(lib.isSameDay?.(last, next)).toBe(false);
    expect(lib.isSameMonth?.(last, toUtcDate('2026-04-01'))).toBe(true);
    expect(lib.isSameMonth?.(last, next)).toBe(false);
    expect(lib.differenceInCalendarMonths?.(next, last)).toBe(1);
  });

  test('are Gregorian unless another calendar is given', () => {
    const everyTen = {
      ...gregorian,
      id: 'tens',
      monthNumber: (iso: string) => Math.floor(Number(iso.slice(8)) / 10),
      monthStart: (number: number) => `2026-04-${number === 0 ? '01' : `${number}0`}`,
    };
    const { startOfMonth, isSameMonth } = utcDateLib(1, everyTen);
    expect(changed('2026-04-15', startOfMonth)).toBe('2026-04-10');
    expect(isSameMonth?.(toUtcDate('2026-04-15'), toUtcDate('2026-04-20'))).toBe(false);
  });
});
