import { describe, expect, test } from 'vitest';
import { parsePeriod } from '#src/components/date-picker/period/parse-period.ts';
import { parseDate } from '#src/components/date-picker/typed/parse-date.ts';
import { parseTime } from '#src/components/time-field/typed/parse-time.ts';
import { languages } from '#src/languages/index.ts';
import { wordsOfIntl } from './words-of-intl.ts';

// In Node.js and, nightly, in three browser engines, whose data differ: what one lacks belongs in the language.

/** A Friday: 20 November 2026. */
const today = '2026-11-20';

/** Meanings of the texts, in their order; quarters are read by a picker of quarters. */
const meanings = {
  days: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  weeks: ['2026-11-13', '2026-11-20', '2026-11-27'],
  months: ['2026-10-20', '2026-11-20', '2026-12-20'],
  years: ['2025-11-20', '2026-11-20', '2027-11-20'],
  quarters: ['2026-Q3', '2026-Q4', '2027-Q1'],
  lengths: [
    '2026-11-17',
    '2026-11-23',
    '2026-10-30',
    '2026-12-11',
    '2026-08-20',
    '2027-02-20',
    '2023-11-20',
    '2029-11-20',
  ],
  times: ['14:20', '12:20', '16:20', '13:50', '14:50', '09:00', '21:00'],
} as const;

describe.each(languages)('what Intl knows in $tag is understood', (language) => {
  const { tag: locale, typedDates: words, typedPeriods: periodWords, typedTimes } = language;
  const textsOf = (list: keyof typeof meanings) => wordsOfIntl[locale]?.[list].split('|') ?? [];
  const misread = (list: keyof typeof meanings, read: (text: string) => string) =>
    textsOf(list).flatMap((text, index) => {
      const found = text === '' ? '' : read(text);
      return found === (text === '' ? '' : meanings[list][index]) ? [] : [`${text}: ${found}`];
    });
  const date = (text: string) => {
    const parsed = parseDate(text, { locale, words, today });
    return parsed.type === 'date' ? parsed.date : 'not a date';
  };

  test.each(['days', 'weeks', 'months', 'years', 'lengths'] as const)('%s', (list) => {
    expect(textsOf(list)).toHaveLength(meanings[list].length);
    expect(misread(list, date)).toEqual([]);
  });

  test('quarters', () => {
    const quarter = (text: string) => {
      const parsed = parsePeriod(text, { unit: 'quarter', locale, words, periodWords, today });
      return parsed.type === 'period' ? parsed.period : 'not a quarter';
    };
    expect(misread('quarters', quarter)).toEqual([]);
  });

  test('times', () => {
    const time = (text: string) => {
      const parsed = parseTime(text, { locale, words: typedTimes, now: '14:20' });
      return parsed.type === 'time' ? parsed.time.slice(0, 5) : 'not a time';
    };
    expect(misread('times', time)).toEqual([]);
  });
});
