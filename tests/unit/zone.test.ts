import { expect, test } from 'vitest';

// Without this, a runner that ignores `TZ` would pass the date tests in one zone only.
test('the time zone of the project is in effect', () => {
  const zone = process.env['TZ'];
  if (zone === undefined) throw new Error('No zone is set.');
  const resolved = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Engines still return the zone's former name.
  expect(resolved.replace('Calcutta', 'Kolkata')).toBe(zone);
});
