import { describe, expect, test } from 'vitest';
import { now, read } from './parse-date-time-support.ts';

describe('a date and a time', () => {
  test.each([
    ['2026-04-03T09:30', '2026-04-03T09:30'],
    ['2026-04-03 09:30', '2026-04-03T09:30'],
    ['20260403T0930', '2026-04-03T09:30'],
    ['2026-04-03T09:30:15', '2026-04-03T09:30:15'],
    ['tomorrow 9', '2026-04-04T09:00'],
    ['3 Apr 9.30 pm', '2026-04-03T21:30'],
    ['3 Apr 930', '2026-04-03T09:30'],
    ['3 Apr 2026 9', '2026-04-03T09:00'],
    ['April 3, 2026 at 9:30 AM', '2026-04-03T09:30'],
    ['4/3/2026, 9:30 PM', '2026-04-03T21:30'],
    ['4 3 9 30', '2026-04-03T09:30'],
    ['12/31 midnight', '2026-12-31T00:00'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['9 tomorrow', '2026-04-04T09:00'],
    ['9am on 5 May', '2026-05-05T09:00'],
    ['9:30 2026-04-08', '2026-04-08T09:30'],
  ])('the time may come first: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('one part alone', () => {
  test.each([
    ['9', '2026-04-03T09:00'],
    ['930', '2026-04-03T09:30'],
    ['9:30 pm', '2026-04-03T21:30'],
    ['half past nine', '2026-04-03T09:30'],
  ])('%s is a time of today, or of the given date', (text, expected) => {
    expect(read(text)).toBe(expected);
    expect(read(text, 'en', { date: '2026-05-09' })).toBe(`2026-05-09${expected.slice(10)}`);
  });

  test.each(['tomorrow', '3 April', '4/3/26', '2026-04-03', '3 Apr 26', '3 Apr 2026'])(
    '%s is a date, which needs a time',
    (text) => {
      expect(read(text)).toBe('no-time');
      expect(read(text, 'en', { time: '08:15' })).toMatch(/^2026-04-0[34]T08:15$/);
    },
  );

  test.each([
    ['en', 'Dec 31 2026 at noon', '2026-12-31T12:00'],
    ['en', 'Dec 31, 2026 midnight', '2026-12-31T00:00'],
    ['en', 'Dec 31 2026 5pm', '2026-12-31T17:00'],
    ['de', '31. Dezember 2026 mittags', '2026-12-31T12:00'],
    ['fr', '31 mars 2026 minuit', '2026-03-31T00:00'],
    ['en', 'Dec 31 2026 evening', 'no-time'],
    ['en', 'Dec 31 2030 hours', 'not-understood'],
  ])('a year before words is no clock: %s, %s', (locale, text, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  test('a number up to 23 after a day is the hour, a greater one the year', () => {
    expect(read('3 Apr 23')).toBe('2026-04-03T23:00');
    expect(read('3 Apr 24')).toBe('no-time');
    expect(read('3.4.23', 'de')).toBe('no-time');
  });

  test.each([
    ['now', now],
    ['+2h', '2026-04-03T16:20'],
    ['+20m', '2026-04-03T14:40'],
    ['15 hours ago', '2026-04-02T23:20'],
  ])('%s is relative to now, also over midnight', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('a length of time passes the change of the clocks', () => {
    const before = { now: '2026-03-29T01:30', timeZone: 'Europe/Berlin' };
    expect(read('+1h', 'en', before)).toBe('2026-03-29T03:30 2');
    const autumn = { now: '2026-10-25T01:30', timeZone: 'Europe/Berlin' };
    expect(read('+1h', 'en', autumn)).toBe('2026-10-25T02:30 2');
    expect(read('+2h', 'en', autumn)).toBe('2026-10-25T02:30 1');
  });
});

test.each([
  ['Fri, 3 Apr 2026 09:30:00 +0200', '2026-04-03T09:30 2'],
  ['Fri, 3 Apr 2026 09:30:00 +0200 (CEST)', '2026-04-03T09:30 2'],
  ['Fri Apr 03 2026 09:30:00 GMT+0200 (Central European Summer Time)', '2026-04-03T09:30 2'],
  ['2026-04-03T07:30:00.000Z', '2026-04-03T07:30 0'],
  ['2026-04-03T09:30+02:00', '2026-04-03T09:30 2'],
  ['2026-04-03T09:30+02:00[Europe/Berlin]', '2026-04-03T09:30 2'],
  ['2026-04-03 09:30:00+02', '2026-04-03T09:30 2'],
  ['2026-04-03T09:30-03:30', '2026-04-03T09:30 -3.5'],
  ['04/03/2026 9:30 AM GMT+05:30', '2026-04-03T09:30 5.5'],
  ['04/03/2026 9:30 AM UTC−3', '2026-04-03T09:30 -3'],
])('the offset of %s is read', (text, expected) => {
  expect(read(text)).toBe(expected);
});

describe('problems', () => {
  test.each([
    ['', 'empty'],
    ['soon', 'not-understood'],
    ['9:30 9:45', 'not-understood'],
    ['x'.repeat(200), 'not-understood'],
    ['25:00', 'no-such-hour'],
    ['3 April 9:75', 'no-such-minute'],
    ['31 April 9:00', 'no-such-day'],
    ['9am 31 April', 'no-such-day'],
    ['Monday 3 April 2026 9:00', 'wrong-weekday'],
    ['April 9:30', 'incomplete'],
  ])('"%s" is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('a date outside of the limits is read, so that its reason can be named', () => {
    expect(read('2026-03-03 9:30', 'en', { min: '2026-04-01' })).toBe('2026-03-03T09:30');
  });

  test('on a clock of 12 hours, an hour may be in the afternoon if only that is allowed', () => {
    const isAllowed = (local: string) => local >= '2026-04-04T12:00';
    expect(read('tomorrow 3', 'en', { isAllowed })).toBe('2026-04-04T15:00');
  });
});

test.each(['tomorrow 9:00 GMT+99', '2026-04-03T09:30+24:00', '2026-04-03T09:30+02:60'])(
  '%s has no offset',
  (text) => {
    expect(read(text)).toBe('not-understood');
  },
);

describe('24:00 is the end of the day', () => {
  test.each([
    ['de', '31.12.2026 24:00', '2027-01-01T00:00'],
    ['de', '31.12.2026 24 Uhr', '2027-01-01T00:00'],
    ['en', '2026-12-31T24:00', '2027-01-01T00:00'],
    ['en', '9999-12-31T24:00', 'not-understood'],
    ['en', '24:00 on 12/31/9999', 'not-understood'],
    ['en', 'tomorrow 24:00', '2026-04-05T00:00'],
    ['de', '31.12.2026 Viertel vor 24 Uhr', '2026-12-31T23:45'],
    ['de', '31.12.2026 0:00', '2026-12-31T00:00'],
  ])('%s: %s is %s', (locale, text, dateTime) => {
    expect(read(text, locale)).toBe(dateTime);
  });
});

describe('the end of a range counts from its start', () => {
  test.each([
    ['2026-05-07T10:00', '18:00', '2026-05-07T18:00'],
    ['2026-05-07T20:00', '24:00', '2026-05-08T00:00'],
    ['2026-05-07T22:00', '6:00', '2026-05-08T06:00'],
    ['2026-05-07T18:00', '10:00', '2026-05-07T10:00'],
    ['2026-12-28T10:00', '1/3 18:00', '2027-01-03T18:00'],
    ['2026-05-07T10:00', 'tomorrow 18:00', '2026-04-04T18:00'],
  ])('after %s, %s is %s', (start, text, dateTime) => {
    expect(read(text, 'en', { start })).toBe(dateTime);
  });
});

test.each(['4/3 9:30 - 10:30', '4/3/2026 9:30-10:30', '4/3 - 4/5 9:30', '9:30-10:30 4/3'])(
  'two times or dates in one text are not read in parts: %s',
  (text) => {
    expect(read(text)).toBe('not-understood');
  },
);
