import { expect, it } from 'vitest';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { persian } from '#src/calendars/persian.ts';
import { gregorian } from '#src/core/dates/calendar-system.ts';
import { toUtcDate } from '#src/core/dates/iso-date.ts';
import { dateFormat, localeIn } from '#src/core/locale/date-format.ts';
import { full, write, writtenDates } from './written-dates.ts';

it.each(writtenDates)('%s', (locale, system, ...texts) => {
  expect(write(locale, system)).toEqual(texts);
});

it('writes times as without the calendar', () => {
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  const format = dateFormat(localeIn('he', hebrew), options);
  expect(format.format(Date.UTC(2026, 2, 1, 9, 5))).toBe('י״ב באדר תשפ״ו בשעה 9:05');
  const time = dateFormat(localeIn('he', hebrew), { timeStyle: 'short' });
  expect(time.format(Date.UTC(2026, 2, 1, 9, 5))).toBe('9:05');
});

it('joins two dates, because the ranges of Intl repeat or lose eras', () => {
  const format = dateFormat(localeIn('en', hijri), full);
  expect(format.formatRange(toUtcDate('2026-03-01'), toUtcDate('2026-03-02'))).toBe(
    'Sunday, Ramadan 12, 1447 – Monday, Ramadan 13, 1447',
  );
});

it('leaves the Gregorian calendar to the locale, and other tags to the Gregorian calendar', () => {
  expect(localeIn('fa', undefined)).toBe('fa');
  expect(localeIn('fa', gregorian)).toBe('fa');
  expect(localeIn(localeIn('fa', hijri), persian)).toBe('fa-x-ca-persian');
  const format = dateFormat('fa-u-ca-persian-x-ca-hebrew', { month: 'long', year: 'numeric' });
  expect(format.format(toUtcDate('2026-03-01'))).toBe('مارس ۲۰۲۶');
});
