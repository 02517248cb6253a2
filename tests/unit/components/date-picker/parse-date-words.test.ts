import { describe, expect, test } from 'vitest';
import { typedDates as english } from '#src/languages/en.ts';
import { read } from './parse-date-support';

// Today is Friday, 20 November 2026. Each word of a language by itself: `tests/unit/languages/typed-dates.test.ts`.
const tables: Record<string, ReadonlyArray<readonly [string, string]>> = {
  en: [
    ['+3d', '2026-11-23'],
    ['-2w', '2026-11-06'],
    ['+1m', '2026-12-20'],
    ['+1y', '2027-11-20'],
    ['in a week', '2026-11-27'],
    ['3 days from now', '2026-11-23'],
    ['friday', '2026-11-20'],
    ['next friday', '2026-11-27'],
    ['next sat', '2026-11-21'],
    ['Tues', '2026-11-24'],
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
