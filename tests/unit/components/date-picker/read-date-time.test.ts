import { describe, expect, test } from 'vitest';
import { readDateTime } from '#src/components/date-time-picker/read-date-time.ts';
import type { DateTimeRules } from '#src/components/date-time-picker/validate-date-time.ts';
import { rulesOf } from './date-time-rules-support.ts';

const now = '2026-04-03T14:20';
const read = (text: string, given: Partial<DateTimeRules> = {}, chosen: string | null = null) =>
  readDateTime(text, { ...rulesOf('en', given), now }, chosen);
const berlin = { zone: 'Europe/Berlin' };

test.each([
  ['', {}, null, null],
  ['tomorrow 9', {}, '2026-04-04T09:00', null],
  ['tomorrow 9:30:15', {}, '2026-04-04T09:30', null],
  ['tomorrow 9:30:15', { withSeconds: true }, '2026-04-04T09:30:15', null],
  ['tomorrow', { defaultTime: '08:00' }, '2026-04-04T08:00', null],
  ['tomorrow', {}, null, 'Add a time, such as 2:20 PM.'],
  ['soon', {}, null, 'Enter a date and time, such as 04/03/2026 2:20 PM.'],
  ['31 April 9:00', {}, null, 'April 31 does not exist.'],
  ['tomorrow 25:00', {}, null, '25 is not a valid hour.'],
  ['2026-04-08T09:30+05:00', {}, '2026-04-08T09:30', null],
] as const)('%s is read', (text, given, value, problem) => {
  expect(read(text, given)).toMatchObject({
    value,
    problem: problem === null ? null : { text: problem },
  });
});

describe('limits', () => {
  const min = { local: '2026-04-04T08:00', moment: Date.UTC(2026, 3, 4, 8) };
  const max = { local: '2026-04-10T20:00', moment: Date.UTC(2026, 3, 10, 20) };

  test.each([
    ['tomorrow 7:59 am', 'Choose April 4, 2026 at 8:00 AM or later.'],
    ['tomorrow 8:00 am', undefined],
    ['10 April 8:00 pm', undefined],
    ['10 April 8:01 pm', 'Choose April 10, 2026 at 8:00 PM or earlier.'],
  ])('%s', (text, problem) => {
    expect(read(text, { min, max }).problem?.text).toBe(problem);
  });

  test('an unavailable day has its reason, a time between steps the nearest ones', () => {
    const rules = rulesOf();
    const days = { ...rules.days, whyUnavailable: () => 'Closed' };
    expect(read('tomorrow 9', { days }).problem?.text).toBe('Closed');
    const times = { ...rules.times, limits: { ...rules.times.limits, step: 900 } };
    expect(read('tomorrow 9:10', { times }).problem?.text).toBe('Choose 9:00 AM or 9:15 AM.');
  });
});

describe('with a time zone', () => {
  test.each([
    ['tomorrow 9', '2026-04-04T09:00+02:00[Europe/Berlin]'],
    ['2026-12-01T09:00', '2026-12-01T09:00+01:00[Europe/Berlin]'],
    ['2026-04-04T07:00Z', '2026-04-04T09:00+02:00[Europe/Berlin]'],
    ['Sat, 4 Apr 2026 03:00:00 -0400', '2026-04-04T09:00+02:00[Europe/Berlin]'],
  ])('%s is an instant', (text, value) => {
    expect(read(text, berlin)).toEqual({ value, problem: null });
  });

  test('an hour that occurs twice is the first one, unless the offset is written', () => {
    const first = '2026-10-25T02:30+02:00[Europe/Berlin]';
    expect(read('2026-10-25 2:30', berlin).value).toBe(first);
    expect(read('2026-10-25 2:30 GMT+1', berlin).value).toBe(first.replace('+02', '+01'));
  });

  test('an hour that does not exist has its reason and the nearest ones', () => {
    expect(read('2026-03-29 2:30', berlin)).toEqual({
      value: null,
      problem: {
        text: '2:30 AM does not exist on March 29, 2026: the clocks go forward.',
        date: '2026-03-29',
        nearest: ['2026-03-29T01:59+01:00[Europe/Berlin]', '2026-03-29T03:00+02:00[Europe/Berlin]'],
      },
    });
  });

  test('the nearest ones are steps within the limits', () => {
    const { times } = rulesOf();
    const quarters = { ...times, limits: { ...times.limits, step: 900 } };
    const nearest = read('2026-03-29 2:30', { ...berlin, times: quarters }).problem?.nearest;
    expect(nearest?.map((value) => value.slice(0, 16))).toEqual([
      '2026-03-29T01:45',
      '2026-03-29T03:00',
    ]);
    const min = { local: '2026-03-29T02:00', moment: Date.UTC(2026, 2, 29, 1) };
    const later = read('2026-03-29 2:30', { ...berlin, min }).problem?.nearest;
    expect(later).toEqual(['2026-03-29T03:00+02:00[Europe/Berlin]']);
  });

  test('a day that does not exist has the nearest times around it', () => {
    const { nearest } = read('2011-12-30 9:00', { zone: 'Pacific/Apia' }).problem ?? {};
    expect(nearest).toEqual([
      '2011-12-29T23:59-10:00[Pacific/Apia]',
      '2011-12-31T00:00+14:00[Pacific/Apia]',
    ]);
  });
});
