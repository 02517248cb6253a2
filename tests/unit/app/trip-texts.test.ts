import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#src/app/data/api-client.ts';
import { failureKind } from '#src/app/data/failures.ts';
import { differingFields, valuesOf } from '#src/app/data/trip-draft.ts';
import {
  datesText,
  secondsText,
  momentText,
  momentTexts,
  travelTimeText,
} from '#src/app/data/trip-texts.ts';
import { emptyTrip } from '#src/app/screens/trip-values.ts';
import { deviceName } from '#src/app/settings/session-list.tsx';

describe('Texts', () => {
  test('of a date range show what both ends share once', () => {
    const days = { from: '2026-04-01', to: '2026-04-03' };
    expect(datesText(days, 'en')).toMatch(/^Apr 1\s–\s3, 2026$/);
    expect(datesText(days, 'de')).toMatch(/^1\.\s?–\s?3\. Apr\. 2026$/);
  });

  test.each(['en', 'de', 'fr', 'ja', 'ar'])(
    'of one day in %s look like those of a range',
    (language) => {
      const [one, span] = [
        { from: '2026-04-03', to: '2026-04-03' },
        { from: '2026-04-01', to: '2026-04-03' },
      ].map((days) => datesText(days, language));
      const month = (text = '') => text.replaceAll(/[^\p{L}]/gu, '');
      expect(month(one)).toBe(month(span));
    },
  );

  test('omit a year that is obvious', () => {
    const days = { from: '2026-04-01', to: '2026-04-03' };
    expect(datesText(days, 'en', '2026')).toMatch(/^Apr 1\s–\s3$/);
    expect(datesText(days, 'en', '2027')).toContain('2026');
    expect(datesText({ ...days, to: '2027-01-02' }, 'en', '2026')).toMatch(/2026.*2027/);
  });

  test('of a duration omit empty parts', () => {
    expect(secondsText(61, 'en')).toBe('1 minute, 1 second');
    expect(secondsText(120, 'en')).toBe('2 minutes');
    expect(secondsText(45_900, 'de')).toBe('12 Stunden, 45 Minuten');
    expect(secondsText(0, 'en')).toBe('0 seconds');
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile/15E Safari/604.1',
      'Safari · iOS',
    ],
    ['curl/8.0', 'curl/8.0'],
    ['', null],
  ])('name the program of %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('A journey', () => {
  const departure = '2026-03-28T20:55+01:00[Europe/Berlin]';
  const arrival = '2026-03-29T08:40+02:00[Africa/Johannesburg]';

  test('has the times of its places, with the names of their zones', () => {
    expect(momentTexts(departure, 'en')?.time).toMatch(/^Mar 28, 2026, 8:55\sPM$/);
    expect(momentTexts(departure, 'en')).toMatchObject({
      city: 'Berlin',
      zone: 'Central European Standard Time',
    });
    expect(momentTexts(arrival, 'de')).toEqual({
      time: '29.03.2026, 08:40',
      city: 'Johannesburg',
      zone: 'Südafrikanische Zeit',
    });
    expect(momentText(arrival, 'de')).toBe(
      '29.03.2026, 08:40 (Südafrikanische Zeit · Johannesburg)',
    );
    expect([momentText(null, 'en'), momentText('2026-03-28T09:00+01:00[Mars/Base]', 'en')]).toEqual(
      ['', '2026-03-28T09:00+01:00[Mars/Base]'],
    );
  });

  test('has its length in words, in hours that pass', () => {
    expect(travelTimeText({ departure, arrival }, 'en')).toBe('10 hours, 45 minutes');
    expect(travelTimeText({ departure, arrival: null }, 'en')).toBeNull();
    const back = '2026-03-28T15:45-03:00[America/Argentina/Buenos_Aires]';
    const start = '2026-03-28T20:00+13:00[Pacific/Auckland]';
    expect(travelTimeText({ departure: start, arrival: back }, 'fr')).toMatch(
      /^11\sheures et 45\sminutes$/,
    );
  });

  test('is compared with that of another version', () => {
    const one = { ...emptyTrip, departure };
    expect(differingFields(one, { ...one, arrival })).toEqual(['arrival']);
    expect(differingFields(one, { ...one, departure: arrival })).toEqual(['departure']);
  });
});

describe('A trip', () => {
  test('has empty values for missing fields, and lists the fields that differ', () => {
    expect(valuesOf({})).toEqual(emptyTrip);
    const other = { ...emptyTrip, tags: ['sea'], rating: 4 };
    expect(differingFields(emptyTrip, other)).toEqual(['rating', 'tags']);
  });
});

describe('A failure', () => {
  test.each([
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new ApiFailure(503, null), 'unreachable'],
    [new ApiFailure(403, null), 'forbidden'],
    [new ApiFailure(404, null), 'missing'],
    [new ApiFailure(401, null), 'expired'],
    [new ApiFailure(500, null), 'broken'],
    [new RangeError('x'), 'broken'],
  ])('%s is shown as %s', (error, kind) => {
    expect(failureKind(error)).toBe(kind);
  });
});
