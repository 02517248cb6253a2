import { expect, test } from 'vitest';
import { readText } from '#src/components/date-picker/date-rules.ts';
import { en } from '#src/languages/en.ts';
import { findLanguage } from '#tests/support/find-language.ts';

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
  ['de', '3.13.2026', '13 ist kein Monat. Format: TT.MM.JJJJ.'],
  ['fr', '31 avril', 'Le 31 avril n’existe pas.'],
  ['ar-EG', '٣١ أبريل', 'لا يوجد يوم ٣١ أبريل.'],
  ['ja', '4月31日', '4月31日は存在しません。'],
])('%s: %s is explained in the language of the user', (locale, text, sentence) => {
  const { value, problem } = parse(text, locale);
  expect(problem?.text).toBe(sentence);
  expect(value).toBe(text.startsWith('Mon') ? '2026-04-03' : null);
});
