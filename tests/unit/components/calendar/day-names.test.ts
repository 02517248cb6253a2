import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNames } from '#src/components/calendar/months/day-names.ts';
import { addDays } from '#src/internals/dates/iso-date.ts';

const locales = (
  'af am ar ar-EG ar-SA az be bg bn bs ca cs cy da de de-AT el en en-CA en-GB en-ZA es et eu fa fi fil fr ' +
  'ga gd gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk mn mr ms my nb ne nl nn pa pl ps pt ' +
  'pt-BR ro ru si sk sl sq sr sv sw ta te th tr ug uk ur uz vi yue zh zh-HK zh-TW zu'
).split(' ');

/** Words of a text as axe compares them for `label-content-name-mismatch`. */
function words(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ' ');
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(letters);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(Boolean);
}

describe('the name of a day', () => {
  test.each(locales)('contains its visible text as a word, all year: %s', (locale) => {
    const names = dayNames(locale);
    for (let offset = 0; offset < 365; offset += 1) {
      const day = addDays('2026-01-01', offset);
      expect(words(names.day(day))).toContain(names.dayText(day));
    }
  });

  test('is that of the Gregorian calendar, even if the locale has another', () => {
    expect(dayNames('fa').day('2026-04-15')).toContain('۲۰۲۶');
    expect(dayNames('ar-SA').month('2026-04')).toMatch(/٢٠٢٦|2026/);
    expect(dayNames('en').day('2026-04-15')).toBe('Wednesday, April 15, 2026');
  });

  test('puts the number first if the locale has only another form of it', () => {
    expect(dayNames('gd').day('2026-12-31')).toMatch(/^31, /);
  });
});

describe('numbers', () => {
  test('keep the sign before the digits in right-to-left text', () => {
    expect(dayNames('en').more(3)).toBe('+3');
    expect(dayNames('ar').more(3)).toBe('\u200E+3');
    expect(dayNames('he').more(3)).toBe('\u200E+3');
  });

  test.each([
    ['ar-EG', '١٥'],
    ['fa', '۱۵'],
    ['hi-u-nu-deva', '१५'],
    ['mr', '१५'],
    ['my', '၁၅'],
    ['th-u-nu-thai', '๑๕'],
    ['ja', '15'],
  ])('are those of the locale: %s', (locale, text) => {
    expect(dayNames(locale).dayText('2026-04-15')).toBe(text);
  });

  test('of years have no grouping', () => {
    expect(dayNames('de').number(2026)).toBe('2026');
  });
});

describe('weekdays', () => {
  test('start with Monday and are short enough for a column, with full names', () => {
    expect(dayNames('en').weekdays().short[0]).toBe('Mon');
    expect(dayNames('en').weekdays().long[6]).toBe('Sunday');
    for (const locale of locales) {
      const { short, long } = dayNames(locale).weekdays();
      expect(new Set(long).size).toBe(7);
      expect(Math.max(...short.map((name) => name.length))).toBeLessThanOrEqual(5);
    }
  });
});

describe('months', () => {
  test('have standalone names, twelve of them', () => {
    expect(dayNames('fr').monthList()[3]).toBe('avril');
    expect(new Set(dayNames('ja').monthList()).size).toBe(12);
  });

  test('come after the year if the locale writes so', () => {
    expect(dayNames('ja').yearFirst()).toBe(true);
    expect(dayNames('en').yearFirst()).toBe(false);
  });

  test('are named after the day in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (number) => {
        const month = `2026-${String(number).padStart(2, '0')}`;
        expect(dayNames('en').month(month)).toBe(`${dayNames('en').monthList()[number - 1]} 2026`);
      }),
    );
  });

  test('are one text if there are several', () => {
    expect(dayNames('en').months('2026-04', '2026-06')).toMatch(/^April\s–\sJune 2026$/u);
  });
});
