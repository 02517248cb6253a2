import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDate } from '#src/components/date-picker/index.ts';
import type { PeriodUnit } from '#src/components/period-calendar/index.ts';
import { parsePeriod, type ParsePeriodOptions } from '#src/components/period-picker/index.ts';
import { addDays } from '#src/core/dates/iso-date.ts';
import { formatIsoPeriod, periodOfDay } from '#src/core/dates/iso-period.ts';
import { languages } from '#src/languages/index.ts';
import { runs } from '#tests/support/fuzz.ts';

const units: readonly PeriodUnit[] = ['week', 'month', 'quarter', 'half', 'year'];
const today = '2026-04-15';

function read(text: string, unit: PeriodUnit, more: Partial<ParsePeriodOptions> = {}) {
  const parsed = parsePeriod(text, { unit, today, ...more });
  return parsed.type === 'period' ? parsed.period : parsed.type === 'problem' ? parsed.code : null;
}

describe('a text', () => {
  test('without content is empty', () => {
    for (const unit of units) expect(parsePeriod('  ', { unit, today })).toEqual({ type: 'empty' });
  });

  test.each<[string, PeriodUnit]>([
    ['soon', 'week'],
    ['W14 W15', 'week'],
    ['Q3', 'month'],
    ['W14', 'month'],
    ['2026', 'month'],
    ['026', 'year'],
    ['!', 'year'],
    ['9'.repeat(90), 'week'],
  ])('%j is not understood as a %s', (text, unit) => {
    expect(read(text, unit)).toBe('not-understood');
  });

  test.each<[string, PeriodUnit, object]>([
    ['W60', 'week', { place: 60, year: 2026 }],
    ['W0', 'week', { place: 0, year: 2026 }],
    ['Q5', 'quarter', { place: 5, year: 2026 }],
    ['H3 27', 'half', { place: 3, year: 2027 }],
    ['13/2027', 'month', { place: 13, year: 2027 }],
  ])('%j is a %s that does not exist', (text, unit, params) => {
    expect(parsePeriod(text, { unit, today })).toEqual({
      type: 'problem',
      code: 'no-such-period',
      params,
    });
  });

  test('never throws, and a period is always in ISO 8601', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.stringMatching(/^[-WQHKw0-9 ./年月週第+<>#@^]+$/),
        ),
        fc.constantFrom(...units),
        fc.constantFrom(...languages),
        (text, unit, { tag, typedDates, typedPeriods }) => {
          const options = {
            unit,
            today,
            locale: tag,
            words: typedDates,
            periodWords: typedPeriods,
          };
          const parsed = parsePeriod(text, options);
          if (parsed.type === 'period') {
            expect(parsePeriod(parsed.period, options)).toEqual(parsed);
          }
        },
      ),
      runs(200),
    );
  });

  test('in ISO 8601 is read in every language', () => {
    const days = fc
      .integer({ min: 400_000, max: 900_000 })
      .map((offset) => addDays('0001-01-01', offset));
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...units),
        fc.constantFrom(...languages),
        (day, unit, { tag, typedDates, typedPeriods }) => {
          const period = formatIsoPeriod(periodOfDay(day, unit), unit);
          const options = { locale: tag, words: typedDates, periodWords: typedPeriods };
          expect(read(period, unit, options)).toBe(period);
        },
      ),
    );
  });
});

describe('a year', () => {
  test('of two digits is that of a date with the same digits', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.nat({ max: 99 }), (digits, twoDigitYearPivot) => {
        const text = String(digits).padStart(2, '0');
        const date = parseDate(`4/1/${text}`, { today, twoDigitYearPivot });
        const year = date.type === 'date' ? date.date.slice(0, 4) : '';
        expect(read(`4/${text}`, 'month', { twoDigitYearPivot })).toBe(`${year}-04`);
        expect(read(text, 'year', { twoDigitYearPivot })).toBe(year);
        expect(read(`Q2 ${text}`, 'quarter', { twoDigitYearPivot })).toBe(`${year}-Q2`);
      }),
    );
  });

  test('that is missing is the next or previous one if only that is allowed', () => {
    expect(read('W14', 'week')).toBe('2026-W14');
    expect(read('W14', 'week', { min: '2026-04-15' })).toBe('2027-W14');
    expect(read('Q3', 'quarter', { max: '2026-Q1' })).toBe('2025-Q3');
    expect(read('December', 'month', { max: today })).toBe('2025-12');
    expect(read('W14', 'week', { min: '2030-W01' })).toBe('2026-W14');
  });

  test('of a week at the turn of the year is that of its number', () => {
    expect(read('2027-01-01', 'week')).toBe('2026-W53');
    expect(read('next week', 'week', { today: '2026-12-30' })).toBe('2027-W01');
    expect(read('W53', 'week', { today: '2027-01-02' })).toBe('2026-W53');
    // 2027 has 52 weeks, 2026 has 53.
    expect(read('W53', 'week', { today: '2027-06-01' })).toBe('2026-W53');
  });
});

describe('weeks of the region', () => {
  test('are those of the locale', () => {
    const american = { locale: 'en-US', weekNumbers: 'local' } as const;
    expect(read('W1', 'week', american)).toBe('2026-W01');
    // December 28, 2025, a Sunday
    expect(read('12/28/2025', 'week', american)).toBe('2026-W01');
    expect(read('12/28/2025', 'week', { locale: 'en-US' })).toBe('2025-W52');
    expect(read('this week', 'week', { ...american, today: '2026-04-12' })).toBe('2026-W16');
    expect(read('this week', 'week', { locale: 'en-US', today: '2026-04-12' })).toBe('2026-W15');
  });
});

describe('two short numbers', () => {
  test('are in the order of the locale, unless only the other is possible', () => {
    expect(read('4/26', 'month')).toBe('2026-04');
    expect(read('26/4', 'month')).toBe('2026-04');
    expect(read('V 2026', 'month')).toBe('2026-05');
    expect(read('26/4', 'month', { locale: 'ja' })).toBe('2026-04');
    expect(read('04/05', 'month')).toBe('2005-04');
    expect(read('04/05', 'month', { locale: 'ja' })).toBe('2004-05');
    // A year has two digits, so this is a day.
    expect(read('4/5', 'month')).toBe('2026-04');
  });
});

test.each<[start: string, unit: PeriodUnit, text: string, period: string]>([
  ['2026-11', 'month', 'feb', '2027-02'],
  ['2026-11', 'month', '+2m', '2027-01'],
  ['2026-11', 'month', 'next month', '2026-05'],
  ['2026-W50', 'week', 'W2', '2027-W02'],
  ['2026-Q4', 'quarter', 'Q1', '2027-Q1'],
  ['2025-H2', 'half', 'H1', '2026-H1'],
  ['2020-05', 'month', 'june', '2020-06'],
])(
  'the end of a range counts from its start: after %s, the %s "%s" is %s',
  (start, unit, text, period) => {
    expect(read(text, unit, { start })).toBe(period);
  },
);

test('without words of the locale, months have English names, and those of the locale', () => {
  expect(read('May 2026', 'month', { locale: 'de' })).toBe('2026-05');
  expect(read('Mai 2026', 'month', { locale: 'de' })).toBe('2026-05');
});
