import { describe, expect, test } from 'vitest';
import { readPage } from '#src/components/pagination/read-page.ts';
import { numberFormat } from '#src/core/locale/intl.ts';

const read = (text: string, locale = 'en', last = 2000) =>
  readPage(text, numberFormat(locale).format, last);

describe('a typed page', () => {
  test.each([
    ['7', 'en', 7],
    [' 7 ', 'en', 7],
    ['007', 'en', 7],
    ['1,500', 'en', 1500],
    ['1.500', 'de', 1500],
    ['1 500', 'fr', 1500],
    ['1\u202f500', 'fr', 1500],
    ['١٬٥٠٠', 'ar-EG', 1500],
    ['١٥٠٠', 'ar', 1500],
    ['۱۵', 'en', 15],
    ['१५', 'de', 15],
    ['\u200f15\u200e', 'ar', 15],
    ['15', 'ar-EG', 15],
    ['１５', 'ja', 15],
    ['2000', 'en', 2000],
  ])('"%s" is read in the locale %s', (text, locale, page) => {
    expect(read(text, locale)).toBe(page);
  });

  test.each(['', '0', '-1', '2001', '1.5', '3e2', 'seven', '7a', '0x10', '∞'])(
    '"%s" is not a page',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test('has no maximum if the total is unknown', () => {
    expect(read('123456', 'en', Number.POSITIVE_INFINITY)).toBe(123_456);
    expect(read('9'.repeat(20), 'en', Number.POSITIVE_INFINITY)).toBeNull();
    expect(read('9'.repeat(400), 'en', Number.POSITIVE_INFINITY)).toBeNull();
  });
});
