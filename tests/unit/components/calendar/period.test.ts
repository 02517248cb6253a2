import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNames } from '#src/components/calendar/day-names.ts';
import { keyboardMap } from '#src/components/calendar/keyboard-map.ts';
import { pageTitle, periodName } from '#src/components/period-calendar/period-names.ts';
import {
  isOnPage,
  pageOf,
  periodScales,
  periodsOn,
  reachOf,
  stepFromPeriod,
  stepFromWeek,
} from '#src/components/period-calendar/period-pages.ts';
import {
  formatIsoPeriod,
  isoWeeks,
  parseIsoPeriod,
  periodOfDay,
  type PeriodUnit,
} from '#src/core/dates/iso-period.ts';
import { calendar } from '#src/languages/en.ts';

type YearUnit = keyof typeof periodScales;

const units = fc.constantFrom<YearUnit>('month', 'quarter', 'half', 'year');

describe('a step from a period', () => {
  test('never leaves the range', () => {
    fc.assert(
      fc.property(
        units,
        fc.constantFrom(...keyboardMap),
        fc.integer({ min: 0, max: 400 }),
        (unit, row, offset) => {
          const min = periodOfDay('2020-05-01', unit);
          const reach = reachOf(min, periodOfDay('2030-02-01', unit), unit);
          const from = Math.min(reach.last, reach.first + offset);
          const to = stepFromPeriod(from, row, unit, null, reach);
          expect(to).toBeGreaterThanOrEqual(reach.first);
          expect(to).toBeLessThanOrEqual(reach.last);
        },
      ),
    );
  });
});

describe('a step from a week', () => {
  test('never leaves the range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keyboardMap),
        fc.integer({ min: 0, max: 500 }),
        (row, offset) => {
          const min = periodOfDay('2020-05-01', 'week');
          const reach = reachOf(min, periodOfDay('2030-02-01', 'week'), 'week');
          const from = Math.min(reach.last, reach.first + offset);
          const to = stepFromWeek(from, row, pageOf(from, 'week'), {
            today: null,
            reach,
            weeks: isoWeeks,
          });
          expect(to).toBeGreaterThanOrEqual(reach.first);
          expect(to).toBeLessThanOrEqual(reach.last);
        },
      ),
    );
  });
});

describe('a page', () => {
  test('contains its periods and starts with a year', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 12, max: 9000 }), (unit, period) => {
        const page = pageOf(period, unit);
        const { first, last } = periodsOn(page, unit);
        expect(isOnPage(period, page, unit)).toBe(true);
        expect(last - first + 1).toBe(periodScales[unit].size);
        expect(formatIsoPeriod(first, unit)).toMatch(/^\d{4}(-01|-[QH]1)?$/);
      }),
    );
  });

  test('contains every week with a day of its month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (week) => {
        const page = pageOf(week, 'week');
        expect(isOnPage(week, page, 'week')).toBe(true);
        const { first, last } = periodsOn(page, 'week');
        expect(last - first).toBeGreaterThanOrEqual(3);
        expect(last - first).toBeLessThanOrEqual(5);
      }),
    );
  });

  test.each<[string, PeriodUnit, string]>([
    ['2026-W14', 'week', 'April 2026'],
    ['2026-04', 'month', '2026'],
    ['2026-Q2', 'quarter', '2025 – 2027'],
    ['2026-H1', 'half', '2025 – 2027'],
    ['2026', 'year', '2016 – 2027'],
  ])('with %s of a calendar of %ss is named %s', (text, unit, title) => {
    const words = { labels: calendar, names: dayNames('en') };
    const page = pageOf(parseIsoPeriod(text, unit) ?? 0, unit);
    expect(pageTitle(page, unit, words)).toBe(title);
  });
});

describe('the name of a period', () => {
  test.each(['en', 'de', 'fr', 'ar-EG', 'ja', 'el', 'ru', 'ko', 'fi'])(
    'contains its visible text: %s',
    (locale) => {
      const words = { labels: calendar, names: dayNames(locale) };
      for (const unit of ['week', 'month', 'quarter', 'half', 'year'] as const) {
        for (let place = 0; place < 12; place += 1) {
          const first = periodOfDay('2026-01-01', unit);
          const { text, name } = periodName(first + place, unit, words);
          expect(name).toContain(text);
        }
      }
    },
  );
});
