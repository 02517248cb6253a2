import { describe, expect, test } from 'vitest';
import type { PeriodUnit } from '#src/components/period-calendar/index.ts';
import { presetPeriod, presetPeriodRange } from '#src/components/period-picker/period-presets.ts';
import { summaryOf } from '#src/components/period-picker/validate-period.ts';
import { periodPatternText } from '#src/components/period-picker/validate-period.ts';
import type { PeriodRules } from '#src/components/period-picker/validate-period.ts';
import { periodLength } from '#src/core/dates/duration-text.ts';
import { isoWeeks } from '#src/core/dates/iso-period.ts';
import { en } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';
import type { Language } from '#src/languages/language.ts';

const today = '2026-04-15';

function rulesOf(unit: PeriodUnit, language: Language = en): PeriodRules & { today: string } {
  return {
    component: 'PeriodPicker',
    unit,
    weeks: isoWeeks,
    weekNumbers: 'iso',
    locale: language.tag,
    today,
    twoDigitYearPivot: undefined,
    min: null,
    max: null,
    labels: { ...language.datePicker, ...language.periodPicker },
    calendar: language.calendar,
    words: language.typedDates,
    periodWords: language.typedPeriods,
    whyUnavailable: () => false,
  };
}

describe('a preset', () => {
  test.each<[object, PeriodUnit, string | null]>([
    [{ period: '2026-Q2' }, 'quarter', '2026-Q2'],
    [{ period: '2026-Q9' }, 'quarter', null],
    [{ offset: 1 }, 'week', '2026-W17'],
    [{ offset: -16 }, 'week', '2025-W52'],
    [{ offset: 0.5 }, 'week', null],
    [{}, 'week', null],
  ])('%j is %s %s', (preset, unit, period) => {
    expect(presetPeriod({ label: '', ...preset }, rulesOf(unit), today)).toBe(period);
  });

  test.each<[object, { from: string; to: string } | null]>([
    [{ periods: 4 }, { from: '2025-Q3', to: '2026-Q2' }],
    [
      { from: '2026-Q4', to: '2027-Q1' },
      { from: '2026-Q4', to: '2027-Q1' },
    ],
    [{ from: '2027-Q4', to: '2027-Q1' }, null],
    [{ from: '2027-Q4' }, null],
    [{ periods: 0 }, null],
  ])('of a range: %j', (preset, range) => {
    expect(presetPeriodRange({ label: '', ...preset }, rulesOf('quarter'), today)).toEqual(range);
  });
});

describe('the texts of a field', () => {
  test.each<[PeriodUnit, string, string]>([
    ['week', 'Week nn yyyy', '3 weeks'],
    ['month', 'mm/yyyy', '3 months'],
    ['quarter', 'Qn yyyy', '9 months'],
    ['half', 'H1 yyyy', '18 months'],
    ['year', 'yyyy', '3 years'],
  ])('of a %s: %s, %s', (unit, pattern, length) => {
    expect(periodPatternText(rulesOf(unit))).toBe(pattern);
    expect(periodLength(3, unit, 'en')).toBe(length);
  });

  test('are in the order of the language', () => {
    expect(periodPatternText(rulesOf('quarter', ja))).toBe('年Qn');
  });

  test.each<[PeriodUnit, string, string, string, string]>([
    ['week', '2026-W14', '2026-W17', 'Mar 30 – Apr 26, 2026', '4 weeks'],
    ['month', '2026-04', '2026-09', 'Apr – Sep 2026', '6 months'],
    ['quarter', '2026-Q2', '2026-Q2', 'Apr – Jun 2026', '3 months'],
    ['half', '2025-H2', '2026-H1', 'Jul 2025 – Jun 2026', '12 months'],
    ['year', '2024', '2026', '2024 – 2026', '3 years'],
  ])('of a range of a %s: its dates and its length', (unit, from, to, text, length) => {
    expect(summaryOf({ from, to }, rulesOf(unit))).toEqual({ text, length });
  });
});
