import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyboardMap } from '#src/components/calendar/grid/keyboard-map.ts';
import {
  formatPeriod,
  PAGE,
  pageStart,
  parsePeriod,
  periodOfBound,
  periodOfDay,
  periodScales,
  reachOf,
  stepFromPeriod,
  type Granularity,
} from '#src/components/calendar/period/period.ts';
import { periodName } from '#src/components/calendar/period/period-names.ts';
import { dayNames } from '#src/components/calendar/months/day-names.ts';
import { calendar } from '#src/languages/en.ts';

const granularities = fc.constantFrom<Granularity>('month', 'quarter', 'year');
const anywhere = { first: -Infinity, last: Infinity };

function step(
  from: string,
  granularity: Granularity,
  how: Parameters<typeof stepFromPeriod>[1],
  today: string | null = null,
) {
  const target = stepFromPeriod(
    parsePeriod(from, granularity) ?? 0,
    how,
    periodScales[granularity].columns,
    today === null ? null : periodOfDay(today, granularity),
    anywhere,
  );
  return formatPeriod(target, granularity);
}

describe('the text of a period', () => {
  test('is parsed and formatted back unchanged', () => {
    fc.assert(
      fc.property(
        granularities,
        fc.integer({ min: 1, max: 9999 }),
        fc.nat({ max: 11 }),
        (granularity, year, place) => {
          const { perYear } = periodScales[granularity];
          const period = year * perYear + (place % perYear);
          expect(parsePeriod(formatPeriod(period, granularity), granularity)).toBe(period);
        },
      ),
    );
  });

  test.each<[string, Granularity]>([
    ['2026-13', 'month'],
    ['2026-00', 'month'],
    ['2026-4', 'month'],
    ['2026-Q5', 'quarter'],
    ['2026-Q0', 'quarter'],
    ['2026-04', 'quarter'],
    ['2026-Q1', 'month'],
    ['2026-Q1', 'year'],
    ['26', 'year'],
    ['0000', 'year'],
    ['2026-04-15', 'month'],
    ['', 'month'],
  ])('%j is not a valid %s', (text, granularity) => {
    expect(parsePeriod(text, granularity)).toBeNull();
  });

  test.each<[string, Granularity, string]>([
    ['2026-04-15', 'month', '2026-04'],
    ['2026-03-31', 'quarter', '2026-Q1'],
    ['2026-04-01', 'quarter', '2026-Q2'],
    ['2026-12-31', 'quarter', '2026-Q4'],
    ['2026-12-31', 'year', '2026'],
  ])('the day %s is in the %s %s', (day, granularity, text) => {
    expect(formatPeriod(periodOfDay(day, granularity), granularity)).toBe(text);
    expect(periodOfBound(day, granularity)).toBe(periodOfBound(text, granularity));
  });
});

describe('a step from a period', () => {
  test.each<[string, Granularity, Parameters<typeof stepFromPeriod>[1], string]>([
    ['2026-12', 'month', { step: 'cell', by: 1 }, '2027-01'],
    ['2026-02', 'month', { step: 'row', by: -1 }, '2025-11'],
    ['2026-05', 'month', { step: 'row-edge', by: -1 }, '2026-04'],
    ['2026-05', 'month', { step: 'row-edge', by: 1 }, '2026-06'],
    ['2026-05', 'month', { step: 'page', by: 1 }, '2027-05'],
    ['2026-05', 'month', { step: 'volume', by: -1 }, '2016-05'],
    ['2026-05', 'month', { step: 'page-edge', by: 1 }, '2026-12'],
    ['2026-Q4', 'quarter', { step: 'row', by: 1 }, '2027-Q4'],
    ['2026-Q2', 'quarter', { step: 'row-edge', by: 1 }, '2026-Q4'],
    ['2026-Q2', 'quarter', { step: 'page', by: 1 }, '2029-Q2'],
    ['2026', 'year', { step: 'row', by: 1 }, '2029'],
    ['2026', 'year', { step: 'page', by: -1 }, '2014'],
    ['2026', 'year', { step: 'page-edge', by: -1 }, '2016'],
    ['1999', 'year', { step: 'today', by: 0 }, '2026'],
  ])('from %s of a %s grid', (from, granularity, how, to) => {
    expect(step(from, granularity, how, '2026-04-15')).toBe(to);
  });

  test('never leaves the range', () => {
    fc.assert(
      fc.property(
        granularities,
        fc.constantFrom(...keyboardMap),
        fc.integer({ min: 0, max: 400 }),
        (granularity, row, offset) => {
          const min = periodOfDay('2020-05-01', granularity);
          const reach = reachOf(granularity, min, periodOfDay('2030-02-01', granularity));
          const from = Math.min(reach.last, reach.first + offset);
          const { columns } = periodScales[granularity];
          const to = stepFromPeriod(from, row, columns, null, reach);
          expect(to).toBeGreaterThanOrEqual(reach.first);
          expect(to).toBeLessThanOrEqual(reach.last);
        },
      ),
    );
  });
});

describe('a page', () => {
  test('contains twelve periods and starts with a year', () => {
    fc.assert(
      fc.property(granularities, fc.integer({ min: 12, max: 100_000 }), (granularity, period) => {
        const first = pageStart(period);
        expect(first).toBeLessThanOrEqual(period);
        expect(period - first).toBeLessThan(PAGE);
        expect(first % periodScales[granularity].perYear).toBe(0);
      }),
    );
  });
});

describe('the name of a period', () => {
  test.each(['en', 'de', 'fr', 'ar-EG', 'ja', 'el', 'ru', 'ko', 'fi'])(
    'contains its visible text: %s',
    (locale) => {
      const words = { labels: calendar, names: dayNames(locale) };
      for (const granularity of ['month', 'quarter', 'year'] as const) {
        for (let place = 0; place < 12; place += 1) {
          const first = periodOfDay('2026-01-01', granularity);
          const { text, name } = periodName(first + place, granularity, words);
          expect(name).toContain(text);
        }
      }
    },
  );
});
