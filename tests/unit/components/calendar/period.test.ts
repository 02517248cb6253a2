import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNames } from '#src/components/calendar/day-names.ts';
import { keyboardMap } from '#src/components/calendar/keyboard-map.ts';
import { formatPeriod, periodContent, periodDays } from '#src/components/period-calendar/index.ts';
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
import { de } from '#src/languages/de.ts';
import { calendar } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';

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

const american = { locale: 'en-US', weekNumbers: 'local' } as const;

describe('the days of a period', () => {
  test.each<[string, PeriodUnit, string, string]>([
    ['2026-W14', 'week', '2026-03-30', '2026-04-05'],
    ['2026-W53', 'week', '2026-12-28', '2027-01-03'],
    ['2028-02', 'month', '2028-02-01', '2028-02-29'],
    ['2026-Q4', 'quarter', '2026-10-01', '2026-12-31'],
    ['2026-H1', 'half', '2026-01-01', '2026-06-30'],
    ['9999', 'year', '9999-01-01', '9999-12-31'],
  ])('of %s, a %s', (text, unit, from, to) => {
    expect(periodDays(text, { unit })).toEqual({ from, to });
  });

  test('are those of the region for local weeks', () => {
    expect(periodDays('2026-W01', { unit: 'week', ...american })).toEqual({
      from: '2025-12-28',
      to: '2026-01-03',
    });
  });

  test('are missing for a period that does not exist', () => {
    expect(periodDays('2026-W60', { unit: 'week' })).toBeNull();
    expect(periodDays('2026-04', { unit: 'quarter' })).toBeNull();
  });
});

describe('the name of a period', () => {
  test.each<[string, PeriodUnit, string, string | undefined]>([
    ['2026-W14', 'week', 'Week 14 2026', 'March 30 – April 5, 2026'],
    ['2026-04', 'month', 'April 2026', undefined],
    ['2026-Q2', 'quarter', 'Q2 2026', 'April – June 2026'],
    ['2026-H2', 'half', 'H2 2026', 'July – December 2026'],
    ['2026', 'year', '2026', undefined],
  ])('%s, a %s, is %s', (text, unit, name, content) => {
    expect(formatPeriod(text, { unit })).toBe(name);
    expect(periodContent(text, { unit })).toBe(content);
  });

  test('is in the language of the labels', () => {
    const inGerman = { locale: 'de', labels: de.calendar };
    expect(formatPeriod('2026-W14', { unit: 'week', ...inGerman })).toBe('Kalenderwoche 14 2026');
    const inJapanese = { locale: 'ja', labels: ja.calendar };
    expect(formatPeriod('2026-H1', { unit: 'half', ...inJapanese })).toBe('2026年上半期');
  });

  test('is the text itself if there is no such period', () => {
    expect(formatPeriod('2026-W60', { unit: 'week' })).toBe('2026-W60');
    expect(periodContent('2026-W60', { unit: 'week' })).toBeUndefined();
  });
});
