import { expect, test } from 'vitest';

// Without this, a runner that ignores `TZ` would pass the date tests six times in one zone.
test('the time zone that the project asks for is in force', () => {
  const zone = process.env['TZ'];
  if (zone === undefined) return expect(new Date(0).getTime()).toBe(0);
  const resolved = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Engines still answer with the zone's former name.
  expect(resolved.replace('Calcutta', 'Kolkata')).toBe(zone);
});
