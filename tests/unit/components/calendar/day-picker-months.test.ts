import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthModel } from '#src/components/calendar/day-picker-months.ts';
import { addDays, daysInMonth, isIsoDate, weekdayOf } from '#src/core/dates/iso-date.ts';
import { runs } from '#tests/support/fuzz.ts';

const months = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => {
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  });
const firstDays = fc.integer({ min: 1, max: 7 });

function rowsOf(first: string, firstDay: number, fixedWeeks = false) {
  const [month] = monthModel(first, 1, firstDay, fixedWeeks);
  return (month?.weeks ?? []).map(({ days }) => days);
}

describe('a month', () => {
  test('is the same grid of days in every zone: April 2026 from Monday', () => {
    const rows = rowsOf('2026-04', 1).map((days) => days.map(({ isoDate }) => isoDate.slice(5)));
    expect(rows[0]).toEqual(['03-30', '03-31', '04-01', '04-02', '04-03', '04-04', '04-05']);
    expect(rows.at(-1)).toEqual(['04-27', '04-28', '04-29', '04-30', '05-01', '05-02', '05-03']);
    expect(rows).toHaveLength(5);
  });

  test('has the day that Samoa skipped, 2011-12-30', () => {
    const days = rowsOf('2011-12', 1).flat();
    expect(days.map(({ isoDate }) => isoDate)).toContain('2011-12-30');
    expect(new Set(days.map(({ isoDate }) => isoDate)).size).toBe(days.length);
  });

  test('contains each of its days once, in order, in rows of seven that start on the first day of the week', () => {
    fc.assert(
      fc.property(months, firstDays, (month, firstDay) => {
        const rows = rowsOf(month, firstDay);
        const own = rows.flat().filter(({ outside }) => !outside);
        const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
        expect(own.map(({ isoDate }) => isoDate)).toEqual(
          Array.from({ length }, (_, index) => addDays(`${month}-01`, index)),
        );
        for (const row of rows) {
          expect(row).toHaveLength(7);
          const shown = row.find(({ isoDate }) => isIsoDate(isoDate));
          const column = shown ? row.indexOf(shown) : 0;
          expect(weekdayOf(shown?.isoDate ?? '')).toBe(((firstDay - 1 + column) % 7) + 1);
        }
      }),
    );
  });

  test('has no row without a day of its own, and six rows if the weeks are fixed', () => {
    fc.assert(
      fc.property(months, firstDays, (month, firstDay) => {
        const rows = rowsOf(month, firstDay);
        expect(rows.every((row) => row.some(({ outside }) => !outside))).toBe(true);
        expect(rowsOf(month, firstDay, true)).toHaveLength(6);
      }),
    );
  });

  test('can be the first and the last in the range of ISO dates', () => {
    const first = rowsOf('0001-01', 1)
      .flat()
      .filter(({ outside }) => !outside);
    const last = rowsOf('9999-12', 1)
      .flat()
      .filter(({ outside }) => !outside);
    expect(first[0]?.isoDate).toBe('0001-01-01');
    expect(last.at(-1)?.isoDate).toBe('9999-12-31');
  });
});

describe('several months', () => {
  test('are consecutive, across the end of a year', () => {
    const model = monthModel('2025-11', 4, 7, false);
    expect(model.map(({ date }) => date.toISOString().slice(0, 7))).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  test('contain the 365 or 366 days of a year if there are twelve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), firstDays, (year, firstDay) => {
        const model = monthModel(`${String(year).padStart(4, '0')}-01`, 12, firstDay, false);
        const days = model.flatMap(({ weeks }) => weeks.flatMap((week) => week.days));
        const leap = daysInMonth(year, 2) === 29;
        expect(days.filter(({ outside }) => !outside)).toHaveLength(leap ? 366 : 365);
      }),
      runs(30),
    );
  });
});
