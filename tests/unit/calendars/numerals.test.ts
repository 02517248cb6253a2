import { expect, it } from 'vitest';
import { hebrew } from '#src/calendars/hebrew.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { addDays, toUtcDate } from '#src/core/dates/iso-date.ts';
import { dateFormat, localeIn } from '#src/core/locale/date-format.ts';
import { stepOf } from '#tests/support/fuzz.ts';

it.each([
  ['י״ב באדר תשפ״ו', '12 באדר 5786'],
  ["א' באדר ב' ה'תשפ\"ד", "1 באדר ב' 5784"],
  ['ט״ו בשבט', '15 בשבט'],
  ['ל׳ בניסן תש״ס', '30 בניסן 5760'],
  ['יום א׳, כ״ג באדר א׳ תשפ״ד', 'יום א׳, 23 באדר א׳ 5784'],
  ['12 באדר 5786', '12 באדר 5786'],
])('Hebrew numerals: %s', (typed, plain) => {
  expect(hebrew.plainText(typed, 'he')).toBe(plain);
});

it('writes days in Hebrew letters', () => {
  const format = dateFormat(localeIn('he', hebrew), { day: 'numeric' });
  const days = Array.from({ length: 30 }, (_, index) => {
    return format.format(toUtcDate(addDays('2025-09-23', index)));
  });
  expect(days.join(' ')).toBe(
    'א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ז׳ ח׳ ט׳ י׳ י״א י״ב י״ג י״ד ט״ו ט״ז י״ז י״ח י״ט כ׳ כ״א כ״ב כ״ג כ״ד כ״ה כ״ו כ״ז כ״ח כ״ט ל׳',
  );
});

it.each([
  ['ja', '令和8年3月1日', '2026年3月1日'],
  ['ja', '令和８年３月１日', '2026年3月1日'],
  ['ja', '平成元年1月8日', '1989年1月8日'],
  ['ja', '㋿8年3月1日', '2026年3月1日'],
  ['ja', 'R8/3/1', '2026/3/1'],
  ['ja', 's64.1.7', '1989.1.7'],
  ['ja', '明治45年7月29日', '1912年7月29日'],
  ['ja', '2026/3/1', '2026/3/1'],
  ['ja', '3月1日', '3月1日'],
  ['en', 'March 1, 8 Reiwa', 'march 1, 2026'],
  ['en', 'March 1, Showa 64', 'march 1, 1989'],
  ['en', '03/01/8 R', '03/01/2026'],
  ['en', 'in 3 m', 'in 3 m'],
  ['en', 'march 8', 'march 8'],
  ['ko', '레이와 8. 03. 01.', '2026. 03. 01.'],
])('years of eras in %s: %s', (locale, typed, plain) => {
  expect(japanese.plainText(typed, locale)).toBe(plain);
});

it('reads the numerals of the days of 1900 to 2100 in Hebrew, nightly of every day', () => {
  const format = dateFormat(localeIn('he', hebrew), { dateStyle: 'long' });
  const step = stepOf(29);
  for (let index = 0; index < 73_414; index += step) {
    const iso = addDays('1900-01-01', index);
    const { year, day } = hebrew.fieldsOf(iso);
    const plain = hebrew.plainText(format.format(toUtcDate(iso)), 'he');
    expect(plain).toMatch(new RegExp(`^${day} .+ ${year}$`));
  }
});
