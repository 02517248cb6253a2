import { describe, expect, test } from 'vitest';
import { readText } from '#src/components/date-picker/date-rules.ts';
import { readDates } from '#src/components/date-picker/read-dates.ts';
import { availabilityCheck } from '#src/core/dates/availability.ts';
import { listFormat } from '#src/core/locale/intl.ts';
import { en } from '#src/languages/en.ts';
import { findLanguage } from '#tests/support/find-language.ts';

function read(text: string, locale = 'en') {
  const { datePicker, typedDates } = findLanguage(locale) ?? en;
  return readDates(text, {
    locale,
    labels: datePicker,
    words: typedDates,
    today: '2026-04-01',
    whyUnavailable: availabilityCheck([{ date: '2026-04-05', reason: 'Closed' }], 'DatePicker'),
  });
}
const dates = (text: string, locale?: string) => read(text, locale).map(({ value }) => value);

const three = ['2026-04-03', '2026-04-06', '2026-04-10'];

describe('a list of dates is parsed', () => {
  test.each([
    ['en', '2026-04-03\n2026-04-06\r\n2026-04-10\n'],
    ['en', '2026-04-03\t2026-04-06\t2026-04-10'],
    ['en', '2026-04-03, 2026-04-06, 2026-04-10'],
    ['en', '4/3, 4/6, 4/10'],
    ['en', 'April 3, April 6 and April 10'],
    ['en', 'Friday, April 3, 2026, Monday, April 6, 2026, Friday, April 10, 2026'],
    ['en', 'in 2 days, next Monday, +9d'],
    ['de', '3.4., 6.4. und 10.4.'],
    ['ja', '4月3日、4月6日、4月10日'],
    ['ar-EG', '٣ أبريل، ٦ أبريل، ١٠ أبريل'],
    ['fr', 'les 3, 6 et 10 avril'],
    ['en', 'the 3rd, 6th and 10th of April'],
  ])('%s: %s', (locale, text) => {
    expect(dates(text, locale)).toEqual(three);
  });

  test.each([
    ['de', '3., 4. und 6. April', ['2026-04-03', '2026-04-04', '2026-04-06']],
    ['de', '10.,11.,12. Mai 2026', ['2026-05-10', '2026-05-11', '2026-05-12']],
    ['de', '3., 4. und 6.4.2026', ['2026-04-03', '2026-04-04', '2026-04-06']],
    ['de', 'June 3, 4 and 5', ['2026-06-03', '2026-06-04', '2026-06-05']],
    ['en', 'June 3, 4 and 5', ['2026-06-03', '2026-06-04', '2026-06-05']],
    ['en', 'June 3, 4 and July 5', ['2026-06-03', '2026-06-04', '2026-07-05']],
    ['en', 'Apr 3, 5 June', ['2026-04-03', '2026-06-05']],
    ['en', 'Apr 3, Apr 6, 2027', ['2027-04-03', '2027-04-06']],
    ['en', 'Saturday 5, Sunday 6 June 2027', ['2027-06-05', '2027-06-06']],
    ['en', 'tomorrow, 5 May 2027', ['2026-04-02', '2027-05-05']],
    ['en', 'Apr\t3\t2026', ['2026-04-03']],
    ['en', 'May 10\tMay 11', ['2026-05-10', '2026-05-11']],
    ['en', 'Friday\tMay 1, 2026\nWednesday\tMay 6', ['2026-05-01', '2026-05-06']],
  ])('%s: days may share their month: %s', (locale, text, days) => {
    expect(dates(text, locale)).toEqual(days);
    expect(read(text, locale).filter(({ value, problem }) => value === null && !problem)).toEqual(
      [],
    );
  });

  test.each([
    ['de', '3., 4. und 5.'],
    ['en', '6/3, 4, 5'],
    ['en', 'February 28, 30'],
    ['en', 'June 3-5'],
    ['de', '3.–5. April'],
    ['en', '3, 4, 2026'],
  ])('%s: a part that cannot be read whole is an error: %s', (locale, text) => {
    expect(read(text, locale).some(({ problem }) => problem !== null)).toBe(true);
  });

  test('one date remains one, with its commas', () => {
    expect(dates('Friday, April 3, 2026')).toEqual(['2026-04-03']);
    expect(dates('Mon, 3 Apr')).toEqual(['2026-04-03']);
    expect(read('Mon, 3 Apr')[0]?.problem?.text).toBe('April 3, 2026 is a Friday.');
  });

  test('a part that is no date keeps its text and its reason', () => {
    expect(
      read('April 3, soon, April 31; 5 April').map(({ text, value, problem }) => [
        text,
        value,
        problem?.text,
      ]),
    ).toEqual([
      ['April 3', '2026-04-03', undefined],
      ['soon', null, 'Enter a date, such as 04/01/2026.'],
      ['April 31', null, 'April 31 does not exist.'],
      ['5 April', '2026-04-05', 'Closed'],
    ]);
  });

  test('nothing is no date', () => {
    expect(read('')).toEqual([]);
    expect(read(' ;\n, ')).toEqual([]);
  });
});

test('lists in an unknown language are English, not in the language of the device', () => {
  expect(listFormat('tlh').resolvedOptions().locale).toBe('en');
});

function parse(text: string, locale: string) {
  const { datePicker, typedDates } = findLanguage(locale) ?? en;
  return readText(text, {
    locale,
    labels: datePicker,
    words: typedDates,
    today: '2026-11-20',
    whyUnavailable: () => false,
  });
}

test.each([
  ['en', '31 April', 'April 31 does not exist.'],
  ['en-GB', '31 April', '31 April does not exist.'],
  ['en', '29 feb 2027', 'February 29, 2027 does not exist.'],
  ['en', '0099-02-29', 'February 29, 99 does not exist.'],
  ['en', '13/4/2026', '13 is not a month. Use mm/dd/yyyy.'],
  ['en', 'soon', 'Enter a date, such as 11/20/2026.'],
  ['en', 'april', 'Enter a complete date, such as 11/20/2026.'],
  ['en-CA', '3/4/2026', 'April 3, 2026 or March 4, 2026? Spell out the month.'],
  ['en', 'Mon 3 Apr 2026', 'April 3, 2026 is a Friday.'],
  ['de', '31. April', 'Den 31. April gibt es nicht.'],
  ['ar-EG', '٣١ أبريل', 'لا يوجد يوم ٣١ أبريل.'],
  ['ja', '4月31日', '4月31日は存在しません。'],
])('%s: %s is explained in the language of the user', (locale, text, sentence) => {
  const { value, problem } = parse(text, locale);
  expect(problem?.text).toBe(sentence);
  expect(value).toBe(text.startsWith('Mon') ? '2026-04-03' : null);
});

test('a year between dates is not that of the next one, but an error', () => {
  expect(dates('May 5, 6, 2027 and June 7')).toEqual([
    '2026-05-05',
    '2026-05-06',
    null,
    '2026-06-07',
  ]);
});
