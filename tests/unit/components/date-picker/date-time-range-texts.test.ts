import { expect, test } from 'vitest';
import { summaryOfDays } from '#src/components/date-picker/range-message.ts';
import { lengthOfTimes } from '#src/components/date-time-picker/date-time-texts.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';

test.each([
  ['en', '2026-04-03T12:00', '2 hours, 30 minutes'],
  ['en', '2026-04-04T09:30', '1 day'],
  ['en', '2026-04-03T09:30', '0 minutes'],
  ['de', '2026-04-05T12:00', '2 Tage, 2 Stunden und 30 Minuten'],
])('%s: the length to %s', (locale, to, length) => {
  expect(lengthOfTimes({ from: '2026-04-03T09:30', to }, locale)).toBe(length);
});

test('the length counts the hours that pass when the clocks change', () => {
  const length = (from: string, to: string) => lengthOfTimes({ from, to }, 'en');
  expect(
    length('2026-03-28T12:00+01:00[Europe/Berlin]', '2026-03-29T12:00+02:00[Europe/Berlin]'),
  ).toBe('23 hours');
  // The clock of the end is earlier, because it was set back.
  expect(
    length('2026-10-25T02:45+02:00[Europe/Berlin]', '2026-10-25T02:15+01:00[Europe/Berlin]'),
  ).toBe('30 minutes');
  expect(
    length(
      '2026-04-05T01:30+11:00[Australia/Lord_Howe]',
      '2026-04-05T02:30+10:30[Australia/Lord_Howe]',
    ),
  ).toBe('1 hour, 30 minutes');
  // The missing December 30.
  expect(
    length('2011-12-29T12:00-10:00[Pacific/Apia]', '2011-12-31T12:00+14:00[Pacific/Apia]'),
  ).toBe('1 day');
});

const summary = (to: string, countBy: 'nights' | 'days', { tag, datePicker }: Language = en) =>
  summaryOfDays({ from: '2026-04-15', to }, { labels: datePicker, locale: tag, countBy }).length;

test('the length of a range is given in nights or days', () => {
  expect(summary('2026-04-16', 'nights')).toBe('1 night');
  expect(summary('2026-04-18', 'nights')).toBe('3 nights');
  expect(summary('2026-04-18', 'days')).toBe('4 days');
  expect(summary('2026-04-18', 'nights', de)).toBe('3 Nächte');
});

test('a range of a single day is one day, not zero nights', () => {
  expect(summary('2026-04-15', 'nights')).toBe('1 day');
  expect(summary('2026-04-15', 'days')).toBe('1 day');
  expect(summary('2026-04-15', 'nights', de)).toBe('1 Tag');
});
