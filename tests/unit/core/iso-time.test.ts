import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIsoTime, parseIsoTime, secondsNow, wrapTime } from '#src/core/dates/iso-time.ts';

test.each([
  ['00:00', 0],
  ['09:30', 34_200],
  ['23:59:59', 86_399],
  ['24:00', null],
  ['9:30', null],
  ['09:60', null],
  ['09:30:60', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s is %s seconds', (text, seconds) => {
  expect(parseIsoTime(text)).toBe(seconds);
});

test('every second is written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (seconds) => {
      expect(parseIsoTime(formatIsoTime(seconds, true))).toBe(wrapTime(seconds));
      expect(parseIsoTime(formatIsoTime(seconds, false))).toBe(
        Math.floor(wrapTime(seconds) / 60) * 60,
      );
    }),
  );
});

test('the time of the device is in its own zone', () => {
  expect(secondsNow(new Date(2026, 3, 3, 9, 30, 15))).toBe(34_215);
});
