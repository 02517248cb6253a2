import { describe, expect, test } from 'vitest';
import { typedDates as english } from '#src/languages/en.ts';
import { read } from './parse-date-support';

// Today is Friday, 20 November 2026. Each word of a language by itself: `tests/unit/languages/typed-dates.test.ts`.
const tables: Record<string, ReadonlyArray<readonly [string, string]>> = {
  en: [
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    ['yesterday', '2026-11-19'],
    ['the day after tomorrow', '2026-11-22'],
    ['day before yesterday', '2026-11-18'],
    ['+3d', '2026-11-23'],
    ['+ 3 days', '2026-11-23'],
    ['-2w', '2026-11-06'],
    ['+1m', '2026-12-20'],
    ['+1y', '2027-11-20'],
    ['in 3 days', '2026-11-23'],
    ['in a week', '2026-11-27'],
    ['two weeks ago', '2026-11-06'],
    ['3 days from now', '2026-11-23'],
    ['friday', '2026-11-20'],
    ['this friday', '2026-11-20'],
    ['next friday', '2026-11-27'],
    ['next sat', '2026-11-21'],
    ['last fri', '2026-11-13'],
    ['Tues', '2026-11-24'],
    ['friday next week', '2026-11-27'],
    ['monday last week', '2026-11-09'],
    ['next week', '2026-11-27'],
    ['last month', '2026-10-20'],
    ['next year', '2027-11-20'],
  ],
  de: [
    ['1. Mrz 2027', '2027-03-01'],
    ['+3t', '2026-11-23'],
    ['-2w', '2026-11-06'],
    ['+1j', '2027-11-20'],
    ['vor zwei Wochen', '2026-11-06'],
    ['Freitag', '2026-11-20'],
    ['am nächsten Freitag', '2026-11-27'],
    ['naechsten Samstag', '2026-11-21'],
    ['letzten Fr.', '2026-11-13'],
    ['diesen Sonntag', '2026-11-22'],
    ['Montag nächster Woche', '2026-11-23'],
    ['nächsten Monat', '2026-12-20'],
  ],
  fr: [
    ["aujourd'hui", '2026-11-20'],
    ['apres demain', '2026-11-22'],
    ['+3j', '2026-11-23'],
    ['-2s', '2026-11-06'],
    ['+1a', '2027-11-20'],
    ['il y a deux semaines', '2026-11-06'],
    ['vendredi', '2026-11-20'],
    ['vendredi prochain', '2026-11-27'],
    ['ven. dernier', '2026-11-13'],
    ['ce dimanche', '2026-11-22'],
    ['lundi de la semaine prochaine', '2026-11-23'],
    ['le mois prochain', '2026-12-20'],
  ],
  ar: [
    ['غدًا', '2026-11-21'],
    ['بعد غد', '2026-11-22'],
    ['أول أمس', '2026-11-18'],
    ['امس', '2026-11-19'],
    ['+٣ أيام', '2026-11-23'],
    ['بعد يومين', '2026-11-22'],
    ['قبل أسبوعين', '2026-11-06'],
    ['الجمعة', '2026-11-20'],
    ['جمعة', '2026-11-20'],
    ['الجمعة القادمة', '2026-11-27'],
    ['يوم السبت القادم', '2026-11-21'],
    ['الجمعة الماضية', '2026-11-13'],
    ['هذا الأحد', '2026-11-22'],
    ['الشهر القادم', '2026-12-20'],
  ],
  ja: [
    ['しあさって', '2026-11-23'],
    ['３日後', '2026-11-23'],
    ['三日後', '2026-11-23'],
    ['金曜日', '2026-11-20'],
    ['次の金曜日', '2026-11-27'],
    ['次の土曜', '2026-11-21'],
    ['前の金曜日', '2026-11-13'],
    ['来週の月曜日', '2026-11-23'],
    ['来月', '2026-12-20'],
    ['昨年', '2025-11-20'],
  ],
};

describe.each(Object.entries(tables))('words in %s', (locale, table) => {
  test.each(table)('%s', (text, date) => {
    expect(read(text, locale)).toBe(date);
  });
});

test('words of an application replace those of English, which are still understood', () => {
  const words = { ...english, tomorrow: 'the morrow' };
  expect(read('the morrow', 'en-GB', { words })).toBe('2026-11-21');
  expect(read('tomorrow', 'en-GB', { words })).toBe('2026-11-21');
});

test('a locale without words of its own understands English ones and its own weekdays', () => {
  expect(read('tomorrow', 'fi')).toBe('2026-11-21');
  expect(read('perjantai', 'fi')).toBe('2026-11-20');
  expect(read('+3d', 'lt')).toBe('2026-11-23');
});

test.each([
  '3d',
  'in days',
  'next',
  'next next friday',
  'friday monday',
  '++3d',
  '+3',
  'in in 3 days',
])('"%s" means no day', (text) => {
  expect(['not-understood', 'incomplete']).toContain(read(text, 'en'));
});

test('arithmetic beyond the calendar is not understood', () => {
  expect(read('+9999y', 'en')).toBe('not-understood');
  expect(read('9999 years ago', 'en')).toBe('not-understood');
});

test('the end of a short month is its last day', () => {
  expect(read('+1m', 'en', { today: '2026-01-31' })).toBe('2026-02-28');
  expect(read('+1y', 'en', { today: '2028-02-29' })).toBe('2029-02-28');
});

test('words are validated against the limits', () => {
  expect(read('tomorrow', 'en', { max: '2026-11-20' })).toBe('after-max');
  expect(read('yesterday', 'en', { min: '2026-11-20' })).toBe('before-min');
});

test.each([
  ['en', '13. avril 2026'],
  ['en', '13 de abril de 2026'],
  ['de', '13 avril 2026'],
])('words of other languages mean no day: %s, %s', (locale, text) => {
  expect(read(text, locale)).toBe('not-understood');
});

test('English words are understood in every language', () => {
  expect(read('13 April 2026', 'fr')).toBe('2026-04-13');
  expect(read('next friday', 'ja')).toBe('2026-11-27');
});
