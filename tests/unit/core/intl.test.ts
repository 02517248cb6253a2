import { expect, test, afterEach, vi } from 'vitest';
import { toUtcDate } from '#src/core/dates/iso-date.ts';
import { weekInfo } from '#src/core/dates/week-info.ts';
import { dateFormat } from '#src/core/locale/date-format.ts';
import { isLocale, numberFormat, pluralOf } from '#src/core/locale/intl.ts';

test('a date is formatted as the day it names, in every zone', () => {
  const format = dateFormat('en-GB', { dateStyle: 'full' });
  expect(format.format(toUtcDate('2026-04-03'))).toMatch(/^Friday,? 3 April 2026$/);
});

test('a locale with another calendar still shows the Gregorian day', () => {
  const format = dateFormat('fa-u-nu-latn', { year: 'numeric', month: 'numeric', day: 'numeric' });
  expect(format.format(toUtcDate('2026-04-03'))).toContain('2026');
});

test.each([
  ['en', 'April 3 – 8, 2026'],
  ['en-GB', '3 – 8 April 2026'],
  ['ko', '2026년 4월 3일 ~ 8일'],
])('a range in %s has the spaces that browsers write', (locale, text) => {
  const format = dateFormat(locale, { dateStyle: 'long' });
  expect(format.formatRange(toUtcDate('2026-04-03'), toUtcDate('2026-04-08'))).toBe(text);
});

test('formatters are made once per locale and options', () => {
  expect(dateFormat('de', { month: 'long' })).toBe(dateFormat('de', { month: 'long' }));
  expect(dateFormat('de', { month: 'long' })).not.toBe(dateFormat('de', { month: 'short' }));
  expect(numberFormat('ar-EG').format(42)).toBe('٤٢');
});

test.each([
  ['de', 1, [6, 7], 4],
  ['en-US', 7, [6, 7], 1],
  ['en-GB', 1, [6, 7], 4],
  ['ar-EG', 6, [5, 6], 1],
  ['ja', 7, [6, 7], 1],
])('%s starts its week on day %i', (locale, firstDay, weekend, minimalDays) => {
  expect(weekInfo(locale)).toEqual({ firstDay, weekend, minimalDays });
});

test('plurals follow the language', () => {
  expect(pluralOf('ar', 2)).toBe('two');
  expect(pluralOf('en', 1)).toBe('one');
});

test('an unknown language is formatted as English everywhere, not in the device’s language', () => {
  expect(dateFormat('tlh', { month: 'long' }).resolvedOptions().locale).toBe('en');
  expect(numberFormat('tlh').resolvedOptions().locale).toBe('en');
  expect(dateFormat('de-AT', { month: 'long' }).resolvedOptions().locale).toBe('de-AT');
});

test.each(['en', 'pt-BR', 'zh-Hant-TW', 'ar-u-nu-latn', 'xx'])('%s is a locale', (tag) => {
  expect(isLocale(tag)).toBe(true);
  expect(() => new Intl.DateTimeFormat(tag)).not.toThrow();
});

test.each(['', 'e', 'de_DE', 'english please', 'x-private'])('"%s" is not a locale', (tag) => {
  expect(isLocale(tag)).toBe(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const regions = [...letters]
  .flatMap((first) => [...letters].map((second) => first + second))
  // ZZ is the code for an unknown region.
  .filter((region) => names.of(region) !== undefined && region !== 'ZZ');

/** Modules evaluated again, so that no earlier result of an engine is cached. */
async function freshWeekInfo() {
  vi.resetModules();
  const { weekInfo } = await import('#src/core/dates/week-info.ts');
  return weekInfo;
}

test('the week of every region is available without `getWeekInfo`', async () => {
  const withEngine = await freshWeekInfo();
  const expected = regions.map((region) => [region, withEngine(`und-${region}`)]);
  expect(expected.length).toBeGreaterThan(240);
  Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', {
    value: undefined,
    configurable: true,
    writable: true,
  });
  const withoutEngine = await freshWeekInfo();
  expect(regions.map((region) => [region, withoutEngine(`und-${region}`)])).toEqual(expected);
});
