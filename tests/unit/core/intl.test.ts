import * as fc from 'fast-check';
import { expect, test, afterEach, vi } from 'vitest';
import { durationText } from '#src/core/dates/duration-text.ts';
import { toUtcDate } from '#src/core/dates/iso-date.ts';
import { weekInfo } from '#src/core/dates/week-info.ts';
import { dateFormat } from '#src/core/locale/date-format.ts';
import { isLocale, numberFormat } from '#src/core/locale/intl.ts';
import { languages } from '#src/languages/index.ts';
import { runs } from '#tests/support/fuzz.ts';

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

const minute = 60_000;

test.each([
  ['en', 0, '0 minutes'],
  ['en', 1, '1 minute'],
  ['en', 150, '2 hours, 30 minutes'],
  ['en', 1441, '1 day, 1 minute'],
  ['en', -5, '0 minutes'],
  ['fr', 90, '1\u00a0heure et 30 minutes'],
  ['ja', 150, '2 時間 30 分'],
  ['ar-EG', 120, 'ساعتان'],
])('in %s, %i minutes are "%s"', (locale, minutes, text) => {
  expect(durationText(minutes * minute, locale)).toBe(text);
});

test.each(languages.map(({ tag }) => tag))('in %s, the fallback writes the same', (tag) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
      const text = durationText(minutes * minute, tag);
      vi.stubGlobal('Intl', withoutDurations());
      const fallback = durationText(minutes * minute, tag);
      vi.unstubAllGlobals();
      expect(fallback).toBe(text);
    }),
    runs(60),
  );
});

/** `Intl` of an older browser. */
function withoutDurations(): object {
  const { NumberFormat, ListFormat } = Intl;
  return { NumberFormat, ListFormat };
}
