import { describe, expect, test } from 'vitest';
import { en } from '#src/languages/en.ts';
import { languages } from '#src/languages/index.ts';
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
  de: [
    ['in einer Woche', 'heute in einer Woche'],
    ['vor einer Woche'],
    ['in einem Monat'],
    ['in einem Jahr'],
    ['vor einem Jahr'],
  ],
  es: [
    ['en una semana', 'dentro de una semana'],
    ['hace una semana', 'una semana atrás'],
    ['en un mes'],
    ['dentro de un año'],
    ['hace un año'],
  ],
  fr: [
    ['dans une semaine', 'd’ici une semaine'],
    ['il y a une semaine'],
    ['dans un mois'],
    ['dans un an', 'l’année prochaine'],
    ['il y a un an'],
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
  it: [
    ['tra una settimana', 'fra una settimana'],
    ['una settimana fa'],
    ['tra un mese'],
    ['fra un anno', 'l’anno prossimo'],
    ['un anno fa'],
  ],
  ja: [
    ['1週間後', '一週間後'],
    ['1週間前'],
    ['1か月後', '一ヶ月後', 'ひと月後'],
    ['1年後', '一年後'],
    ['一年前'],
  ],
  ko: [
    ['일주일 후', '일주일 뒤', '한 주 후', '1주일 후'],
    ['일주일 전'],
    ['한 달 후', '한달 뒤', '1개월 후'],
    ['일 년 후', '일년 후', '1년 후', '1년후'],
    ['1년 전', '일 년 전'],
  ],
  nl: [
    ['over een week', 'vandaag over een week'],
    ['een week geleden'],
    ['over een maand'],
    ['over een jaar'],
    ['een jaar geleden'],
  ],
  pl: [
    ['za tydzień', 'tydzień od dziś', 'dziś za tydzień', 'w przyszłym tygodniu'],
    ['tydzień temu', 'w zeszłym tygodniu'],
    ['za miesiąc', 'miesiąc później', 'w przyszłym miesiącu'],
    ['za rok', 'przyszły rok', 'w przyszłym roku'],
    ['rok temu', '1 rok temu', 'w zeszłym roku'],
  ],
  'pt-BR': [
    ['em uma semana', 'daqui a uma semana'],
    ['há uma semana', 'faz uma semana', 'há uma semana atrás'],
    ['em um mês'],
    ['daqui a um ano'],
    ['um ano atrás'],
  ],
  sv: [
    ['om en vecka', 'idag om en vecka'],
    ['för en vecka sedan'],
    ['om en månad'],
    ['om ett år'],
    ['för ett år sedan'],
  ],
  tr: [
    ['bir hafta sonra', 'haftaya', 'haftaya bugün', 'haftaya cuma'],
    ['bir hafta önce'],
    ['bir ay sonra'],
    ['bir yıl sonra', 'seneye'],
    ['bir yıl önce'],
  ],
  'zh-Hans': [
    ['一周后', '一个星期后', '下周五', '下星期五'],
    ['一周前', '上周五'],
    ['一个月后'],
    ['一年后'],
    ['一年前'],
  ],
};

describe.each(Object.entries(oneUnit))('one of a unit in %s', (locale, phrases) => {
  const dates = ['2026-11-27', '2026-11-13', '2026-12-20', '2027-11-20', '2025-11-20'];
  const table = phrases.flatMap((texts, index) => texts.map((text) => [text, dates[index]]));

  test.each(table)('%s', (text, date) => {
    expect(read(text ?? '', locale)).toBe(date);
  });
});

test('every language has its own phrases for one unit', () => {
  const tags = languages.filter((language) => language !== en).map(({ tag }) => tag);
  expect(Object.keys(oneUnit)).toEqual(tags);
});

test.each([
  ['pl', 'za 2 tygodnie', '2026-12-04'],
  ['pl', 'dnia 3 maja 2026', '2026-05-03'],
  ['pl', 'w przyszłą środę', '2026-11-25'],
  ['ar', 'بعد 15 يوم', '2026-12-05'],
  ['ar', 'العام القادم', '2027-11-20'],
  ['he', 'בעוד 11 יום', '2026-12-01'],
  ['hi', 'दो हफ़्ते पहले', '2026-11-06'],
  ['hi', '2 साल बाद', '2028-11-20'],
  ['hi', 'अगले हफ़्ते', '2026-11-27'],
  ['pl', 'poniedziałek w przyszłym tygodniu', '2026-11-23'],
  ['pl', 'poniedziałek przyszły tydzień', '2026-11-23'],
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
