import { describe, expect, test } from 'vitest';
import {
  formatPeriod,
  periodContent,
  periodDays,
  type PeriodUnit,
} from '#src/components/period-calendar/index.ts';
import { de } from '#src/languages/de.ts';
import { ja } from '#src/languages/ja.ts';

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
