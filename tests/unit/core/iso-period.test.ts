import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, differenceInDays } from '#src/core/dates/iso-date.ts';
import {
  firstDayOfPeriod,
  formatIsoPeriod,
  lastDayOfPeriod,
  parseIsoPeriod,
  periodInYear,
  periodOfBound,
  periodOfDay,
  placeInYear,
  yearOfPeriod,
  type PeriodUnit,
  type WeekRule,
} from '#src/core/dates/iso-period.ts';
import { runs } from '#tests/support/fuzz.ts';

const allUnits: readonly PeriodUnit[] = ['week', 'month', 'quarter', 'half', 'year'];
const units = fc.constantFrom(...allUnits);
const days = fc.integer({ min: 10, max: 3_652_000 }).map((offset) => addDays('0001-01-01', offset));
const rules = fc.record({
  firstDay: fc.integer({ min: 1, max: 7 }),
  minimalDays: fc.integer({ min: 1, max: 7 }),
});

describe('the text of a period', () => {
  test('is parsed and formatted back unchanged, for every rule of weeks', () => {
    fc.assert(
      fc.property(units, days, rules, (unit, day, weeks) => {
        const period = periodOfDay(day, unit, weeks);
        const text = formatIsoPeriod(period, unit, weeks);
        expect(parseIsoPeriod(text, unit, weeks)).toBe(period);
        const place = placeInYear(period, unit, weeks);
        expect(periodInYear(yearOfPeriod(period, unit, weeks), place, unit, weeks)).toBe(period);
      }),
      runs(600),
    );
  });

  test('sorts as the periods do', () => {
    fc.assert(
      fc.property(units, days, days, rules, (unit, a, b, weeks) => {
        const [first, second] = [a, b].map((day) => periodOfDay(day, unit, weeks));
        const [text, other] = [first, second].map((one) => formatIsoPeriod(one ?? 0, unit, weeks));
        expect(Math.sign((first ?? 0) - (second ?? 0))).toBe(
          (text ?? '') < (other ?? '') ? -1 : text === other ? 0 : 1,
        );
      }),
    );
  });

  test.each<[string, PeriodUnit]>([
    ['2026-13', 'month'],
    ['2026-4', 'month'],
    ['2026-Q5', 'quarter'],
    ['2026-04', 'quarter'],
    ['2026-H3', 'half'],
    ['2026-W4', 'week'],
    ['2025-W53', 'week'],
    ['0000', 'year'],
    ['', 'month'],
  ])('%j is not a valid %s', (text, unit) => {
    expect(parseIsoPeriod(text, unit)).toBeNull();
  });

  test('never throws for a value without a type', () => {
    for (const value of [2026, null, undefined, ['2026'], {}]) {
      expect(parseIsoPeriod(value as string, 'year')).toBeNull();
    }
  });
});

describe('the period of a day', () => {
  test.each<[string, PeriodUnit, string]>([
    ['2026-04-15', 'month', '2026-04'],
    ['2026-03-31', 'quarter', '2026-Q1'],
    ['2026-04-01', 'quarter', '2026-Q2'],
    ['2026-06-30', 'half', '2026-H1'],
    ['2026-07-01', 'half', '2026-H2'],
    ['2026-04-03', 'week', '2026-W14'],
    ['2024-12-30', 'week', '2025-W01'],
  ])('%s is in the %s %s', (day, unit, text) => {
    expect(formatIsoPeriod(periodOfDay(day, unit), unit)).toBe(text);
    expect(periodOfBound(day, unit)).toBe(periodOfBound(text, unit));
  });

  test('is between its first and last day, and no other day is', () => {
    fc.assert(
      fc.property(units, days, rules, (unit, day, weeks) => {
        const period = periodOfDay(day, unit, weeks);
        const first = firstDayOfPeriod(period, unit, weeks);
        const last = lastDayOfPeriod(period, unit, weeks);
        expect(first <= day && day <= last).toBe(true);
        expect(periodOfDay(first, unit, weeks)).toBe(period);
        expect(periodOfDay(last, unit, weeks)).toBe(period);
        expect(firstDayOfPeriod(period + 1, unit, weeks)).toBe(addDays(last, 1));
      }),
      runs(600),
    );
  });

  test('ends with the years', () => {
    for (const unit of allUnits) {
      const last = periodOfDay('9999-12-31', unit);
      expect(lastDayOfPeriod(last, unit)).toBe('9999-12-31');
      expect(firstDayOfPeriod(periodOfDay('0001-01-01', unit), unit)).toBe('0001-01-01');
    }
  });
});

/** Number of weeks of a year: 53 if it begins or ends on a Thursday. */
function weeksOfYear(year: number): number {
  const weekday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();
  const text = String(year).padStart(4, '0');
  return weekday(`${text}-01-01`) === 4 || weekday(`${text}-12-31`) === 4 ? 53 : 52;
}

describe('the weeks of ISO 8601', () => {
  test('are those of Temporal at the ends of every year from 1900 to 2200', () => {
    for (let year = 1900; year <= 2200; year += 1) {
      for (const date of ['12-27', '12-28', '12-29', '12-30', '12-31', '01-01', '01-03', '01-04']) {
        const day = Temporal.PlainDate.from(`${year}-${date}`);
        const week = String(day.weekOfYear).padStart(2, '0');
        expect(formatIsoPeriod(periodOfDay(day.toString(), 'week'), 'week')).toBe(
          `${day.yearOfWeek}-W${week}`,
        );
      }
    }
  });

  test('are 53 in the years that begin or end on a Thursday', () => {
    for (let year = 1; year <= 9998; year += 1) {
      const has53 = periodInYear(year, 53, 'week') !== null;
      expect(has53, String(year)).toBe(weeksOfYear(year) === 53);
      expect(periodInYear(year, 54, 'week')).toBeNull();
    }
  });
});

describe('the weeks of a region', () => {
  const american: WeekRule = { firstDay: 7, minimalDays: 1 };

  test.each([
    ['2026-01-01', '2026-W01'],
    ['2026-01-04', '2026-W02'],
    ['2025-12-28', '2026-W01'],
    ['2028-12-31', '2029-W01'],
  ])('%s is in the American week %s', (day, text) => {
    expect(formatIsoPeriod(periodOfDay(day, 'week', american), 'week', american)).toBe(text);
  });

  test('begin on the first day, and the first one has enough days of the year', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 2, max: 9998 }), (weeks, year) => {
        const first = firstDayOfPeriod(periodInYear(year, 1, 'week', weeks) ?? 0, 'week', weeks);
        expect(new Date(`${first}T00:00Z`).getUTCDay() || 7).toBe(weeks.firstDay);
        const start = `${String(year).padStart(4, '0')}-01-01`;
        const inYear = Math.min(7, 7 + differenceInDays(start, first));
        expect(inYear).toBeGreaterThanOrEqual(weeks.minimalDays);
        // Otherwise the week before would be the first one.
        expect(differenceInDays(start, first)).toBeLessThan(weeks.minimalDays);
      }),
    );
  });
});
