import { expect, test } from 'vitest';

// Without this, a runner that ignores `TZ` would pass the date tests six times in one zone.
test('the time zone of the project is in effect', () => {
  const zone = process.env['TZ'];
  if (zone === undefined) return expect(new Date(0).getTime()).toBe(0);
  const resolved = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Engines still return the zone's former name.
  expect(resolved.replace('Calcutta', 'Kolkata')).toBe(zone);
});
