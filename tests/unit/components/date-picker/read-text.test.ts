import { describe, expect, test } from 'vitest';
import { readText } from '#src/components/date-picker/typed/read-text.ts';
import { availabilityCheck, type Unavailable } from '#src/internals/dates/availability.ts';
import { en } from '#src/languages/en.ts';
import { findLanguage } from '#tests/support/find-language.ts';

interface Limits {
  min?: string;
  max?: string;
  unavailable?: Unavailable;
}

function parse(text: string, locale: string, { unavailable, ...bounds }: Limits = {}) {
  const { datePicker, typedDates } = findLanguage(locale) ?? en;
  return readText(text, {
    ...bounds,
    locale,
    labels: datePicker,
    words: typedDates,
    today: '2026-11-20',
    whyUnavailable: availabilityCheck(unavailable, 'DatePicker'),
  });
}

describe("problems are explained in the user's language", () => {
  test.each([
    ['en', '31 April', 'April 31 does not exist'],
    ['en-GB', '31 April', '31 April does not exist'],
    ['en', '29 feb 2027', 'February 29, 2027 does not exist'],
    ['en', '0099-02-29', 'February 29, 99 does not exist'],
    ['en', '13/4/2026', '13 is not a month. Use mm/dd/yyyy'],
    ['en', 'soon', 'Not a date. Try 11/20/2026'],
    ['en', 'april', 'Incomplete date. Try 11/20/2026'],
    ['en-CA', '3/4/2026', 'April 3, 2026 or March 4, 2026? Spell out the month'],
    ['en', 'Mon 3 Apr 2026', 'April 3, 2026 is a Friday'],
    ['de', '31. April', 'Den 31. April gibt es nicht'],
    ['de', '3.13.2026', 'Es gibt keinen Monat 13. Reihenfolge: TT.MM.JJJJ'],
    ['fr', '31 avril', 'Le 31 avril n’existe pas'],
    ['ar-EG', '٣١ أبريل', 'لا يوجد يوم ٣١ أبريل'],
    ['ja', '4月31日', '4月31日は存在しません'],
  ])('%s: %s', (locale, text, sentence) => {
    const { value, problem } = parse(text, locale);
    expect(problem?.text).toBe(sentence);
    expect(value).toBe(text.startsWith('Mon') ? '2026-04-03' : null);
  });
});

test('an unavailable day is parsed anyway', () => {
  const limits = { min: '2026-04-01', max: '2026-04-30' };
  expect(parse('march 1 2026', 'en', limits)).toEqual({
    value: '2026-03-01',
    problem: { text: 'Choose April 1, 2026 or later' },
  });
  expect(parse('may 1 2026', 'en', limits)).toEqual({
    value: '2026-05-01',
    problem: { text: 'Choose April 30, 2026 or earlier' },
  });
  const unavailable = [{ weekday: 7, reason: 'Closed on Sundays' }, '2026-04-06'];
  expect(parse('april 5', 'en', { unavailable }).problem?.text).toBe('Closed on Sundays');
  expect(parse('april 6', 'en', { unavailable }).problem?.text).toBe('This day is unavailable');
  expect(parse('april 7', 'en', { unavailable })).toEqual({
    value: '2026-04-07',
    problem: null,
  });
});

test('words of the language are available, and an empty text is not a problem', () => {
  expect(parse('übermorgen', 'de').value).toBe('2026-11-22');
  expect(parse('übermorgen', 'fr').problem?.text).toContain('Ce n’est pas une date');
  expect(parse('  ', 'de')).toEqual({ value: null, problem: null });
});
