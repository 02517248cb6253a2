import { describe, expect, it, test } from 'vitest';
import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import { parseDate } from '#src/components/date-picker/index.ts';
import type { CalendarSystem } from '#src/core/dates/calendar-system.ts';
import { addDays, toUtcDate } from '#src/core/dates/iso-date.ts';
import { dateFormat, localeIn } from '#src/core/locale/date-format.ts';
import { ar } from '#src/languages/ar.ts';
import { en } from '#src/languages/en.ts';
import { he } from '#src/languages/he.ts';
import { ja } from '#src/languages/ja.ts';
import { stepOf } from '#tests/support/fuzz.ts';

const words = { ar: ar.typedDates, he: he.typedDates, ja: ja.typedDates };
const today = '2026-03-01';

function read(text: string, locale: string, calendarSystem: CalendarSystem): string {
  const known = words[locale as keyof typeof words];
  const parsed = parseDate(text, { locale, calendarSystem, today, words: known });
  if (parsed.type === 'date') return parsed.date;
  return parsed.type === 'problem' ? parsed.code : parsed.type;
}

/** Today is 12 Ramadan 1447, 10 Esfand 1404, 12 Adar 5786, 22 Yekatit 2018 and March 1 of the eighth year of Reiwa. */
const rows: ReadonlyArray<readonly [CalendarSystem, locale: string, text: string, date: string]> = [
  [hijri, 'ar', '1447-10-12', '2026-03-31'],
  [hijri, 'ar', '12 شوال 1447 هـ', '2026-03-31'],
  [hijri, 'en', '12 Shawwal 1447 AH', '2026-03-31'],
  [hijri, 'en', '12/10/47', '2026-05-27'],
  [hijri, 'en', '+1m', '2026-03-31'],
  [hijri, 'en', '30 Safar 1447', 'no-such-day'],
  [hijri, 'en', '1447-13-01', 'no-such-month'],
  [hijri, 'en', '31 March 2026', '2026-03-31'],
  [persian, 'fa', '۱۴۰۵/۰۱/۱۵', '2026-04-04'],
  [persian, 'fa', '۱۵ فروردین ۱۴۰۵', '2026-04-04'],
  [persian, 'fa', '۱۴۰۴/۱۲/۳۰', 'no-such-day'],
  [persian, 'en', 'Farvardin 15', '2025-04-04'],
  [hebrew, 'he', 'י״ד באדר תשפ״ו', '2026-03-03'],
  [hebrew, 'he', 'י"ד באדר ב\' תשפ"ד', '2024-03-24'],
  [hebrew, 'he', 'ט״ו בניסן תשפ״ו', '2026-04-02'],
  [hebrew, 'en', '15 Nisan 5784', '2024-04-23'],
  [hebrew, 'en', '14 Adar 5784', '2024-03-24'],
  [hebrew, 'en', '14 Adar I 5786', '2026-03-03'],
  [buddhist, 'th', '1/3/2569', '2026-03-01'],
  [buddhist, 'th', '1 มีนาคม พ.ศ. 2569', '2026-03-01'],
  [ethiopic, 'am', '22/06/2018', '2026-03-01'],
  [ethiopic, 'en', 'Pagumen 6, 2015', '2023-09-11'],
  [ethiopic, 'en', '13/06/2016', 'no-such-day'],
  [japanese, 'ja', '令和8年3月1日', '2026-03-01'],
  [japanese, 'ja', 'R8/3/1', '2026-03-01'],
  [japanese, 'ja', '2026/3/1', '2026-03-01'],
  [japanese, 'ja', '08/3/1', 'incomplete'],
  [japanese, 'en', 'March 1, 8 Reiwa', '2026-03-01'],
  [hijri, 'en', '3/1/2026', '2026-03-01'],
  [hijri, 'ar', '٢٠٢٦/٣/١', '2026-03-01'],
  [persian, 'fa', '۲۰۲۶/۰۳/۰۱', '2026-03-01'],
  [buddhist, 'th', '1/3/2026', '2026-03-01'],
  [japanese, 'ja', '令8・3・1', '2026-03-01'],
];

const cases = rows.map(([system, ...rest]) => [system.id, ...rest, system] as const);

it.each(cases)('%s, %s: %s is %s', (_, locale, text, date, system) => {
  expect(read(text, locale, system)).toBe(date);
});

describe('what a field shows is understood', () => {
  const own: ReadonlyArray<readonly [CalendarSystem, readonly string[]]> = [
    [hijri, ['ar', 'en', 'tr', 'fa']],
    [persian, ['fa', 'en', 'sv']],
    [hebrew, ['he', 'en', 'de']],
    [buddhist, ['th', 'en']],
    [ethiopic, ['am', 'en']],
    [japanese, ['ja', 'en', 'ko', 'zh-Hans']],
  ];
  const fields = own.flatMap(([system, locales]) =>
    locales.map((locale) => [`${system.id} ${locale}`, system, locale] as const),
  );
  it.each(fields)('%s', (_, system, locale) => {
    const tag = localeIn(locale, system);
    const wrong: string[] = [];
    for (const options of [
      { year: 'numeric', month: '2-digit', day: '2-digit' },
      { dateStyle: 'long' },
      { dateStyle: 'full' },
    ] as const) {
      const format = dateFormat(tag, options);
      for (let index = 0; index < 14_600; index += stepOf(59)) {
        const iso = addDays('2005-01-01', index);
        const text = format.format(toUtcDate(iso));
        const found = read(text, locale, system);
        if (found !== iso) wrong.push(`${text} is ${iso}, read as ${found}`);
      }
    }
    expect(wrong.slice(0, 8)).toEqual([]);
  });
});

test('a picker without a language understands Gregorian months, in English and in its locale', () => {
  const options = { words: en.typedDates, calendarSystem: persian, today };
  for (const [locale, text] of [
    ['fa', '4 April 2026'],
    ['fa', '۴ آوریل ۲۰۲۶'],
    ['de', '4. April 2026'],
    ['es', '4 April 2026'],
  ] as const) {
    const expected = { type: 'date', date: '2026-04-04' };
    expect(parseDate(text, { ...options, locale: localeIn(locale, persian) }), text).toEqual(
      expected,
    );
    const gregorian = { ...options, locale, calendarSystem: undefined };
    expect(parseDate(text, gregorian), text).toEqual(expected);
  }
});
