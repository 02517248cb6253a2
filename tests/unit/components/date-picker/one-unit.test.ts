import { describe, expect, test } from 'vitest';
import { read } from './parse-date-support';

// Today is Friday, 20 November 2026.

/** One week, month or year from today in each language: in a week, a week ago, in a month, in a year, a year ago. */
const oneUnit: Readonly<Record<string, readonly string[][]>> = {
  ar: [
    ['بعد أسبوع', 'خلال أسبوع'],
    ['قبل أسبوع', 'منذ أسبوع'],
    ['بعد شهر', 'خلال شهر'],
    ['بعد سنة', 'بعد عام'],
    ['قبل سنة', 'منذ عام'],
  ],
  he: [
    ['בעוד שבוע', 'עוד שבוע', 'שבוע מהיום'],
    ['לפני שבוע'],
    ['בעוד חודש', 'עוד חודש'],
    ['בעוד שנה', 'עוד שנה'],
    ['לפני שנה'],
  ],
  hi: [
    ['हफ़्ते बाद', 'हफ्ते भर बाद', 'एक सप्ताह बाद'],
    ['हफ़्ते पहले', 'हफ़्ते भर पहले'],
    ['महीने बाद', 'महीने भर में'],
    ['साल भर बाद', 'वर्ष बाद'],
    ['साल पहले', 'एक साल पहले'],
  ],
  pl: [
    ['za tydzień', 'tydzień od dziś', 'dziś za tydzień', 'w przyszłym tygodniu'],
    ['tydzień temu', 'w zeszłym tygodniu'],
    ['za miesiąc', 'miesiąc później', 'w przyszłym miesiącu'],
    ['za rok', 'przyszły rok', 'w przyszłym roku'],
    ['rok temu', '1 rok temu', 'w zeszłym roku'],
  ],
};

describe.each(Object.entries(oneUnit))('one of a unit in %s', (locale, phrases) => {
  const dates = ['2026-11-27', '2026-11-13', '2026-12-20', '2027-11-20', '2025-11-20'];
  const table = phrases.flatMap((texts, index) => texts.map((text) => [text, dates[index]]));

  test.each(table)('%s', (text, date) => {
    expect(read(text ?? '', locale)).toBe(date);
  });
});

test.each([
  ['pl', 'za 2 tygodnie', '2026-12-04'],
  ['pl', 'dnia 3 maja 2026', '2026-05-03'],
  ['ar', 'بعد 15 يوم', '2026-12-05'],
  ['he', 'בעוד 11 יום', '2026-12-01'],
  ['hi', '2 साल बाद', '2028-11-20'],
  ['pl', 'poniedziałek w przyszłym tygodniu', '2026-11-23'],
])('%s: a number replaces the one in "%s"', (locale, text, date) => {
  expect(read(text, locale)).toBe(date);
});

test.each([
  ['pl', 'dni temu'],
  ['pl', 'za lata'],
  ['hi', 'सालों पहले'],
  ['pl', 'tydzień'],
])('%s: "%s" leaves the number open and means no day', (locale, text) => {
  expect(read(text, locale)).toBe('not-understood');
});

test('Chinese counts a weekday after 下 and 上 from its week, not from today', () => {
  // Monday: the Friday of next week is not the next Friday.
  const today = '2026-11-16';
  expect(read('下周五', 'zh-Hans', { today })).toBe('2026-11-27');
  expect(read('上星期日', 'zh-Hans', { today })).toBe('2026-11-15');
  expect(read('上周一', 'zh-Hans', { today })).toBe('2026-11-09');
});
