import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, offsetAt } from '#src/core/dates/time-zone.ts';
import {
  formatLocal,
  formatZoned,
  localAt,
  parseLocal,
  parseZoned,
  readInZone,
} from '#src/core/dates/zoned-time.ts';
import { runs } from '#tests/support/fuzz.ts';

/** Zones with whole, half and quarter hours, both hemispheres, and rare changes. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  // Winter time is the exception by law, with a negative change.
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

const minute = 60_000;
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc
  .integer({ min: Date.UTC(1990, 0, 1) / minute, max: Date.UTC(2036, 11, 31) / minute })
  .map((count) => count * minute);
const anyLocal = anyInstant.map((local) => formatLocal(local) ?? '');

/** Returns the offset that `Temporal` finds. */
function temporalOffset(zone: string, instant: number): number {
  const at = Temporal.Instant.fromEpochMilliseconds(instant);
  return at.toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;
}

describe.each(zones)('%s', (zone) => {
  test('every instant is written and read', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(parseZoned(formatZoned(instant, zone))).toEqual({ instant, zone });
      }),
      runs(300),
    );
  });

  test('every local time comes once, twice or never, and its clocks show it', () => {
    fc.assert(
      fc.property(anyLocal, (local) => {
        const reading = readInZone(local, zone);
        const instants =
          reading.kind === 'never'
            ? []
            : reading.kind === 'twice'
              ? reading.instants
              : [reading.instant];
        for (const instant of instants) expect(localAt(instant, zone)).toBe(local);
        if (reading.kind === 'never') {
          const [before, after] = reading.nearest;
          expect(before < local && local < after).toBe(true);
          expect(readInZone(before, zone).kind).not.toBe('never');
          expect(readInZone(after, zone).kind).not.toBe('never');
        }
      }),
      runs(300),
    );
  });

  test('Temporal and Intl agree', () => {
    expect(globalThis).toHaveProperty('Temporal');
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(offsetAt(zone, instant)).toBe(temporalOffset(zone, instant));
      }),
      runs(200),
    );
  });
});

test('near each change of the clock, the minutes that exist are those that an hour of instants shows', () => {
  const changes: ReadonlyArray<readonly [zone: string, around: string]> = [
    ['Europe/Berlin', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00Z'],
    ['Europe/Dublin', '2026-10-25T01:00Z'],
    ['America/New_York', '2026-11-01T06:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
    ['Antarctica/Troll', '2026-03-29T01:00Z'],
  ];
  for (const [zone, around] of changes) {
    const shown = new Map<string, number[]>();
    for (let step = -300; step < 300; step += 1) {
      const instant = Date.parse(around) + step * minute;
      const local = localAt(instant, zone) ?? '';
      shown.set(local, [...(shown.get(local) ?? []), instant]);
    }
    for (let step = -100; step < 100; step += 1) {
      const local = formatLocal(
        (parseLocal(localAt(Date.parse(around), zone)) ?? 0) + step * minute,
      );
      const reading = readInZone(local ?? '', zone);
      const expected = shown.get(local ?? '') ?? [];
      const kind = ['never', 'instant', 'twice'][expected.length];
      expect(reading.kind, `${zone} ${local}`).toBe(kind);
      if (reading.kind === 'twice') expect(reading.instants).toEqual(expected);
    }
  }
});

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:59', '2026-03-29T03:00'],
  // A whole day is skipped, to the other side of the date line.
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-29T23:59', '2011-12-31T00:00'],
])('%s never comes in %s', (local, zone, before, after) => {
  expect(readInZone(local, zone)).toEqual({ kind: 'never', nearest: [before, after] });
});

test.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '+02:00', '+01:00'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '+11:00', '+10:30'],
])('%s occurs twice in %s', (local, zone, first, second) => {
  const reading = readInZone(local, zone);
  if (reading.kind !== 'twice') throw new Error(reading.kind);
  expect(reading.instants.map((instant) => formatZoned(instant, zone))).toEqual([
    `${local}${first}[${zone}]`,
    `${local}${second}[${zone}]`,
  ]);
});

test.each([
  '2026-03-29T02:30+01:00[Europe/Berlin]',
  '2026-03-29T01:30+01:00[Europe/Bielefeld]',
  '2026-03-29T01:30[Europe/Berlin]',
  '2026-02-30T01:30+01:00[Europe/Berlin]',
  '',
  null,
])('%s is no instant', (text) => {
  expect(parseZoned(text)).toBeNull();
});

test('seconds are kept where they are asked for', () => {
  const instant = Date.UTC(2026, 6, 1, 7, 0, 15);
  expect(formatZoned(instant, 'Europe/Berlin', true)).toBe(
    '2026-07-01T09:00:15+02:00[Europe/Berlin]',
  );
  expect(parseZoned('2026-07-01T09:00:15+02:00[Europe/Berlin]')?.instant).toBe(instant);
});

test('years outside of 1 to 9999 have no text', () => {
  expect(formatLocal(Date.UTC(10_000, 0, 1))).toBeNull();
  expect(formatZoned(Date.UTC(10_000, 0, 1), 'UTC')).toBeNull();
});

test('what does not exist is an error', () => {
  expect(() => readInZone('2026-02-30T00:00', 'UTC')).toThrow(RangeError);
  expect(() => readInZone('2026-02-03T00:00', 'Europe/Bielefeld')).toThrow(RangeError);
  expect(() => offsetAt('Europe/Bielefeld', 0)).toThrow(RangeError);
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Europe/Bielefeld')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});

test('an offset is found for every zone of the environment', () => {
  fc.assert(
    fc.property(
      anyInstant,
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      (instant, zone) => {
        expect(offsetAt(zone, instant)).toBe(temporalOffset(zone, instant));
      },
    ),
    runs(1000),
  );
});

test('a date without hours of its own is read in each zone', () => {
  fc.assert(
    fc.property(anyLocal, anyZone, (local, zone) => {
      expect(() => readInZone(`${local.slice(0, 10)}T00:00`, zone)).not.toThrow();
    }),
  );
});
