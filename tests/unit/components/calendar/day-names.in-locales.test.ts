import { describe, expect, test } from 'vitest';
import { dayNames } from '#src/components/calendar/day-names.ts';
import { addDays } from '#src/core/dates/iso-date.ts';
import { stepOf } from '#tests/support/fuzz.ts';

const locales = (
  'af am ar ar-EG ar-SA az be bg bn bs ca cs cy da de de-AT el en en-CA en-GB en-ZA es et eu fa fi fil fr ' +
  'ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk mn mr ms my nb ne nl nn pa pl ps pt ' +
  'pt-BR ro ru si sk sl sq sr sv sw ta te th tr ug uk ur uz vi yue zh zh-HK zh-TW zu'
).split(' ');

/** Words of a string as axe compares them for `label-content-name-mismatch`. */
function words(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ' ');
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(letters);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(Boolean);
}

describe('the name of a day', () => {
  test.each(locales)('contains its visible text as a word, in every month: %s', (locale) => {
    const names = dayNames(locale);
    for (let offset = 0; offset < 365; offset += stepOf(4)) {
      const day = addDays('2026-01-01', offset);
      expect(words(names.day(day))).toContain(names.dayText(day));
    }
  });
});

test('weekdays are short enough for a column, with full names', () => {
  for (const locale of locales) {
    const { short, long } = dayNames(locale).weekdays();
    expect(new Set(long).size).toBe(7);
    expect(Math.max(...short.map((name) => name.length))).toBeLessThanOrEqual(5);
  }
});
