import { describe, expect, test } from 'vitest';
import {
  arrivesAfter,
  commonZones,
  moveToZone,
  zoneCity,
  zoneOf,
  zonesOf,
} from '#src/app/screens/trip-zones.ts';

describe('Time zones', () => {
  test('of a country are those of the browser', () => {
    expect(zonesOf('JP')).toEqual(['Asia/Tokyo']);
    expect(zonesOf('US')).toContain('America/New_York');
    expect([zonesOf(null), zonesOf('ZZ')]).toEqual([[], []]);
  });

  test('that are offered exist, from west to east, and are named by their city', () => {
    const offsets = commonZones.map((timeZone) => {
      const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
      const text = format.formatToParts(Date.UTC(2026, 0, 1)).at(-1)?.value ?? '';
      const [, hours, minutes] = /GMT([+-]\d+):(\d+)/.exec(text) ?? [text, '0', '0'];
      return Number(hours) * 60 + Number(minutes);
    });
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(zoneCity('UTC')).toBe('UTC');
  });
});

describe('A time that moves to another zone', () => {
  const berlin = '2026-03-29T03:30+02:00[Europe/Berlin]';

  test('keeps what the clock shows', () => {
    expect(moveToZone(berlin, 'Asia/Tokyo')).toBe('2026-03-29T03:30+09:00[Asia/Tokyo]');
    expect(zoneOf(moveToZone(berlin, 'Asia/Tokyo'))).toBe('Asia/Tokyo');
  });

  test('is the first one after a time that never comes', () => {
    expect(moveToZone('2026-03-29T02:30+01:00[Africa/Lagos]', 'Europe/Berlin')).toBe(
      '2026-03-29T03:00+02:00[Europe/Berlin]',
    );
  });

  test('is the first of two', () => {
    expect(moveToZone('2026-10-25T02:30+01:00[Africa/Lagos]', 'Europe/Berlin')).toBe(
      '2026-10-25T02:30+02:00[Europe/Berlin]',
    );
  });
});

test.each([
  // Later by its clock, earlier in fact, and the other way around.
  ['2026-04-03T10:00+02:00[Europe/Berlin]', '2026-04-03T16:00+09:00[Asia/Tokyo]', false],
  ['2026-04-03T20:00+12:00[Pacific/Auckland]', '2026-04-03T15:45-03:00[America/Sao_Paulo]', true],
  ['2026-04-03T10:00+02:00[Europe/Berlin]', '2026-04-03T10:00+02:00[Europe/Berlin]', false],
  [null, '2026-04-03T10:00+02:00[Europe/Berlin]', true],
  ['2026-04-03T10:00+02:00[Europe/Berlin]', undefined, true],
])('a departure at %s and an arrival at %s are in order: %s', (departure, arrival, isInOrder) => {
  expect(arrivesAfter(departure, arrival)).toBe(isInOrder);
});
