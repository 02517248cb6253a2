import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDate } from '#src/components/date-picker/parse-date.ts';
import {
  addDays,
  addYears,
  differenceInDays,
  isIsoDate,
  toUtcDate,
} from '#src/core/dates/iso-date.ts';
import { dateFormat } from '#src/core/locale/date-format.ts';
import { findLanguage } from '#tests/support/find-language.ts';
import { runs } from '#tests/support/fuzz.ts';
import { read, today } from './parse-date-support';

const shipped = [
  'en',
  'en-US',
  'en-GB',
  'de',
  'de-AT',
  'fr',
  'fr-CA',
  'ar',
  'ar-EG',
  'ar-SA',
  'ja',
];
const others = (
  'en-CA es it pt-BR nl sv fi da nb pl cs sk hu ro bg ru uk el tr he fa hi bn th vi id ko zh-CN zh-TW ' +
  'lt lv eu ca mr my ja-JP-u-ca-japanese ar-u-nu-arab ja-u-nu-hanidec'
).split(' ');

const days = differenceInDays('1900-01-01', '2099-12-31');
const anyDate = fc.integer({ min: 0, max: days }).map((count) => addDays('1900-01-01', count));
// Two-digit years are in this window, see `twoDigitYearPivot`.
const window = differenceInDays(addYears(today, -79), addYears(today, 20));
const nearDate = fc.integer({ min: 0, max: window }).map((n) => addDays(addYears(today, -79), n));

const written = (date: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, options).format(toUtcDate(date));

describe.each([...shipped, ...others])('%s', (locale) => {
  const share = runs(shipped.includes(locale) ? 20 : 4);

  test.each(['medium', 'long', 'full'] as const)(
    'parses every date that it formats, %s',
    (dateStyle) => {
      fc.assert(
        fc.property(anyDate, (date) => {
          expect(read(written(date, locale, { dateStyle }), locale)).toBe(date);
        }),
        share,
      );
    },
  );

  test('parses every short date whose two-digit year the pivot covers', () => {
    fc.assert(
      fc.property(nearDate, (date) => {
        expect(read(written(date, locale, { dateStyle: 'short' }), locale)).toBe(date);
      }),
      share,
    );
  });

  test('parses the text that the field shows', () => {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(read(written(date, locale, numeric), locale)).toBe(date);
      }),
      share,
    );
  });
});

const anyLocale = fc.constantFrom(...shipped, ...others);
const pieces = (
  '3 04 2026 99 31 - / . 年 月 日 + apr fri next in days ٣ ３ غدا 来週 # @ ^ < ? M ß ı ' +
  '\u200f \u00a0'
).split(' ');
const dateLike = fc
  .array(fc.constantFrom(' ', ...pieces), { maxLength: 12 })
  .map((chosen) => chosen.join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string(), dateLike);

test('any text has a result: a date that exists, nothing, or a problem', () => {
  fc.assert(
    fc.property(anyText, anyLocale, (text, locale) => {
      const words = findLanguage(locale)?.typedDates;
      const parsed = parseDate(text, { locale, today, ...(words ? { words } : {}) });
      if (parsed.type === 'date') expect(isIsoDate(parsed.date)).toBe(true);
      else expect(['empty', 'problem']).toContain(parsed.type);
    }),
    runs(500),
  );
});

const number = (max: number) => fc.integer({ min: 1, max }).map(String);
const separator = fc.constantFrom('/', '.', '-', ' ', '. ');
const typed = fc
  .tuple(
    number(12),
    separator,
    number(12),
    separator,
    fc.constantFrom('', '26', '99', '1950', '2026'),
  )
  .map((pieces) => pieces.join(''));

test('a date that was parsed, formatted and parsed again stays the same', () => {
  fc.assert(
    fc.property(typed, anyLocale, (text, locale) => {
      const date = read(text, locale);
      fc.pre(isIsoDate(date));
      expect(read(date, locale)).toBe(date);
      expect(read(written(date, locale, { dateStyle: 'full' }), locale)).toBe(date);
    }),
    runs(100),
  );
});

test('direction marks, wide spaces and case make no difference', () => {
  fc.assert(
    fc.property(anyDate, anyLocale, (date, locale) => {
      const text = written(date, locale, { dateStyle: 'full' });
      const noisy = `\u202b${[...text].join('\u200f')}\u202c`.replaceAll(' ', '\u00a0\u202f');
      expect(read(noisy, locale)).toBe(date);
      expect(read(text.toUpperCase(), locale)).toBe(date);
    }),
    runs(50),
  );
});

test('the result is within the limits', () => {
  fc.assert(
    fc.property(anyDate, anyDate, anyDate, (date, one, two) => {
      const [min, max] = one < two ? [one, two] : [two, one];
      const expected = date < min ? 'before-min' : date > max ? 'after-max' : date;
      expect(read(date, 'en', { min, max })).toBe(expected);
    }),
  );
});
