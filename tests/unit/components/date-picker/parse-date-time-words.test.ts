import { expect, test } from 'vitest';
import { languages } from '#src/languages/index.ts';
import { read } from './parse-date-time-support.ts';

/** Texts of each language: tomorrow at 9, half past nine in the evening of April 8, noon on Monday, in two hours. */
const texts: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['tomorrow at 9', '8 April 9:30 pm', 'Monday noon', 'in 2 hours'],
  ar: ['غدا الساعة 9', '8 أبريل 9:30 مساء', 'الاثنين الظهر', 'بعد ساعتين'],
  de: ['morgen um 9 Uhr', '8. April 21 Uhr 30', 'Montag mittag', 'in 2 Stunden'],
  es: ['mañana a las 9', '8 de abril a las 9 y media de la noche', 'lunes mediodía', 'en 2 horas'],
  fr: ['demain à 9h', '8 avril à 21h30', 'lundi midi', 'dans 2 heures'],
  he: ['מחר בשעה 9', '8 באפריל 21:30', 'יום שני בצהריים', 'בעוד שעתיים'],
  hi: ['कल सुबह 9 बजे', '8 अप्रैल रात 9:30', 'सोमवार दोपहर', '2 घंटे बाद'],
  it: ['domani alle 9', '8 aprile alle 21:30', 'lunedì mezzogiorno', 'tra 2 ore'],
  ja: ['明日9時', '4月8日午後9時半', '月曜日 正午', '2時間後'],
  ko: ['내일 9시', '4월 8일 오후 9시 30분', '월요일 정오', '2시간 후'],
  nl: ['morgen om 9 uur', '8 april half tien ’s avonds', 'maandag middag', 'over 2 uur'],
  pl: ['jutro o 9', '8 kwietnia o 21:30', 'poniedziałek południe', 'za 2 godziny'],
  'pt-BR': ['amanhã às 9', '8 de abril às 21h30', 'segunda meio-dia', 'em 2 horas'],
  sv: ['imorgon kl 9', '8 april 21.30', 'måndag mitt på dagen', 'om 2 timmar'],
  tr: ['yarın saat 9', '8 nisan akşam 9 buçuk', 'pazartesi öğlen', '2 saat sonra'],
  'zh-Hans': ['明天上午9点', '4月8日晚上9点半', '周一中午', '2小时后'],
};
const expected = ['2026-04-04T09:00', '2026-04-08T21:30', '2026-04-06T12:00', '2026-04-03T16:20'];

const rows = languages.flatMap(({ tag }) =>
  expected.map((dateTime, index) => [tag, texts[tag]?.[index] ?? '', dateTime] as const),
);

test.each(rows)('%s: %s', (tag, text, dateTime) => {
  expect(read(text, tag)).toBe(dateTime);
});

test.each(languages.map(({ tag }) => tag))('%s: English and ISO texts are read too', (tag) => {
  expect(read('tomorrow 9:30 pm', tag)).toBe('2026-04-04T21:30');
  expect(read('2026-04-08T21:30', tag)).toBe('2026-04-08T21:30');
  expect(read('Wed, 8 Apr 2026 21:30:00 +0200', tag)).toBe('2026-04-08T21:30 2');
});
