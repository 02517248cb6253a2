import { describe, expect, test } from 'vitest';
import { dateOrder, parseDate } from '#src/components/date-picker/parse-date.ts';
import { read, today } from './parse-date-support';

const april = '2026-04-03';

describe('the order and the separators of the locale', () => {
  test.each([
    ['en-US', '4/3/2026'],
    ['en-US', '04032026'],
    ['en-GB', '3/4/2026'],
    ['en-GB', '3.4'],
    ['en-GB', '030426'],
    ['en-CA', '2026-04-03'],
    ['de', '3.4.2026'],
    ['de', '3.4.'],
    ['fr', '03/04/2026'],
    ['ar', '03\u200f/04\u200f/2026'],
    ['ar-EG', '٣‏/٤‏/٢٠٢٦'],
    ['ja', '4/3'],
    ['ja', '2026年4月3日'],
    ['ja', '２０２６／０４／０３'],
    ['ja', '４月３日'],
    ['bg', '3.04.26 г.'],
    ['pl', '3 kwietnia 2026 r.'],
    ['it', '3° aprile 2026'],
    ['ja-u-nu-hanidec', '二〇二六/〇四/〇三'],
    ['en', '4⁄3⁄2026'],
    ['sv', '3:e april 2026'],
  ])('%s parses %s', (locale, text) => {
    expect(read(text, locale)).toBe(april);
  });

  test.each([
    ['hi', '3 फरवरी 2027', '2027-02-03'],
    ['hi', '3 सितम्बर 2026', '2026-09-03'],
    ['ko', '글피', '2026-11-23'],
    ['zh-Hans', '大后天', '2026-11-23'],
    ['zh-Hans', '大前天', '2026-11-17'],
  ])('%s parses %s as %s', (locale, text, date) => {
    expect(read(text, locale)).toBe(date);
  });

  test('the order comes from the locale', () => {
    expect(dateOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(dateOrder('en-GB')).toEqual(['day', 'month', 'year']);
    expect(dateOrder('ja')).toEqual(['year', 'month', 'day']);
  });
});

describe('texts that mean the same in every locale', () => {
  test.each([
    '2026-04-03',
    '20260403',
    '2026/4/3',
    '2026.04.03',
    '2026-04-03T10:30',
    '2026年4月3日',
  ])('%s', (text) => {
    for (const locale of ['en-US', 'en-GB', 'de', 'fr', 'ar', 'ja', 'he', 'xx']) {
      expect(read(text, locale)).toBe(april);
    }
  });

  test('an instant is not a day: its day depends on the zone', () => {
    expect(read('2026-04-03T23:00:00Z', 'en')).toBe('not-understood');
  });
});

describe('names of months and weekdays', () => {
  test.each([
    ['en', 'Apr 3rd'],
    ['en', 'the 3rd of April, 2026'],
    ['en', 'fri 3-apr-26'],
    ['de', 'Fr., 3. Apr. 26'],
    ['de', 'April 3, 2026'],
    ['ar', 'الجمعة، 3 أبريل 2026'],
    ['ar', '3 ابريل'],
    ['ar', '3 نيسان 2026'],
    ['ja', '2026年4月3日(金)'],
    ['ja', '令和8年4月3日'],
    ['tr', '3 NİSAN 2026'],
  ])('%s parses %s', (locale, text) => {
    expect(read(text, locale)).toBe(april);
  });

  test.each([
    ['en', '5 sept', '2026-09-05'],
    ['fr', '1er mai', '2026-05-01'],
    ['fr', '3 fevrier', '2026-02-03'],
    ['fr', 'mar. 3 mars 2026', '2026-03-03'],
    ['fr', '3 AOUT 26', '2026-08-03'],
    ['de', '3. Maerz', '2026-03-03'],
    ['de-AT', '3. Jänner', '2026-01-03'],
    ['it', 'mar 3 mar 2026', '2026-03-03'],
    ['es', '3 mar', '2026-03-03'],
    ['ar-SY', '3 كانون الثاني 2026', '2026-01-03'],
    ['ja', '平成元年1月8日', '1989-01-08'],
  ])('%s parses %s as %s', (locale, text, date) => {
    expect(read(text, locale)).toBe(date);
  });

  test('an abbreviation that is too short is not guessed', () => {
    expect(read('3 jui 2026', 'fr')).toBe('not-understood');
    expect(read('3 ma 2026', 'en')).toBe('not-understood');
  });
});

describe('years', () => {
  test.each([
    ['1/2/46', '2046-01-02'],
    ['1/2/47', '1947-01-02'],
    ['1/2/00', '2000-01-02'],
    ['1/2/99', '1999-01-02'],
    ['1/2/0026', '0026-01-02'],
  ])('two digits reach 20 years ahead: %s is %s', (text, date) => {
    expect(read(text, 'en')).toBe(date);
  });

  test('the pivot is configurable', () => {
    expect(read('1/2/26', 'en', { twoDigitYearPivot: 0 })).toBe('2026-01-02');
    expect(read('1/2/27', 'en', { twoDigitYearPivot: 0 })).toBe('1927-01-02');
    expect(read('1/2/27', 'en', { twoDigitYearPivot: 0, today: '2099-12-31' })).toBe('2027-01-02');
  });

  test('a missing year is the current one, unless only an adjacent one fits', () => {
    expect(read('3 jan', 'en')).toBe('2026-01-03');
    expect(read('3 jan', 'en', { min: today })).toBe('2027-01-03');
    expect(read('31 dec', 'en', { today: '2026-01-05', max: '2026-01-05' })).toBe('2025-12-31');
    expect(read('sun 3 jan', 'en')).toBe('2027-01-03');
  });
});

describe('problems', () => {
  test.each([
    ['en', '', 'empty'],
    ['en', 'soon', 'not-understood'],
    ['en', '1/2/3/4', 'not-understood'],
    ['en', '-0001-01-01', 'not-understood'],
    ['en', '3 april may', 'not-understood'],
    ['en', '9'.repeat(200), 'not-understood'],
    ['en', '5', 'incomplete'],
    ['en', 'april', 'incomplete'],
    ['en', '4/2026', 'incomplete'],
    ['en', '4/3/202', 'incomplete'],
    ['en', '13/4/2026', 'no-such-month'],
    ['en', '31 April', 'no-such-day'],
    ['de', '30.2.2026', 'no-such-day'],
    ['en', 'Monday 3 April 2026', 'wrong-weekday'],
    ['ja', '3/4/2026', 'ambiguous'],
  ])('%s: "%s" is %s', (locale, text, code) => {
    expect(read(text, locale)).toBe(code);
  });

  test('a year at the end is unambiguous if only one order is a date', () => {
    expect(read('13/4/2026', 'ja')).toBe('2026-04-13');
    expect(read('4/13/2026', 'ja')).toBe('2026-04-13');
    expect(read('4/4/2026', 'ja')).toBe('2026-04-04');
  });

  test('the details are in the parameters', () => {
    const problem = (text: string, locale: string) => {
      const parsed = parseDate(text, { locale, today, min: '2026-01-01', max: '2026-12-31' });
      return parsed.type === 'problem' ? parsed.params : parsed;
    };
    expect(problem('31 April', 'en')).toEqual({ day: 31, month: 4, year: null });
    expect(problem('29 Feb 2027', 'en')).toEqual({ day: 29, month: 2, year: 2027 });
    expect(problem('13/4/2026', 'en')).toEqual({ month: 13 });
    expect(problem('Monday 3 April 2026', 'en')).toEqual({ date: april });
    expect(problem('3/4/2026', 'en-CA')).toEqual({ dates: ['2026-04-03', '2026-03-04'] });
    expect(problem('1/1/2025', 'en')).toEqual({ min: '2026-01-01', date: '2025-01-01' });
    expect(problem('1/1/2027', 'en')).toEqual({ max: '2026-12-31', date: '2027-01-01' });
  });
});

describe('two dates in one text', () => {
  test.each([
    ['de', '10.–12. April'],
    ['de', '3.4. - 5.4.2026'],
    ['en', 'April 10-12'],
    ['en', '4/10 - 12/26'],
    ['en', '2026-04-03 9:30 - 10:30'],
    ['en', 'April 10 April 11'],
  ])('%s: %s is not read in parts', (locale, text) => {
    expect(['not-understood', 'incomplete']).toContain(read(text, locale));
  });

  test.each([
    ['sv', '28/4-2026', '2026-04-28'],
    ['en', '3-Apr-26', '2026-04-03'],
    ['en', '4 - 3 - 2026', '2026-04-03'],
    ['en', '2026-04-03', '2026-04-03'],
  ])('%s: a dash may join the parts of one: %s', (locale, text, date) => {
    expect(read(text, locale)).toBe(date);
  });
});

describe('the end of a range counts from its start', () => {
  test.each([
    ['en', '2026-12-28', '1/3', '2027-01-03'],
    ['en', '2027-01-03', '12/28', '2027-12-28'],
    ['en', '2026-04-08', '4/1', '2026-04-01'],
    ['en', '2020-05-01', '6/1', '2020-06-01'],
    ['en', '2027-01-30', '+10d', '2027-02-09'],
    ['en', '2027-01-30', 'friday', '2027-02-05'],
    ['en', '2026-12-28', '1/3/26', '2026-01-03'],
    ['en', '2026-12-28', 'tomorrow', '2026-11-21'],
  ])('%s: after %s, %s is %s', (locale, start, text, date) => {
    expect(read(text, locale, { start })).toBe(date);
  });
});
