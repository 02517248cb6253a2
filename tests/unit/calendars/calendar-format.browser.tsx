import { expect, test } from 'vitest';
import { write, writtenDates } from './written-dates.ts';

test('a browser writes the dates of all calendars as a server does, without a hydration mismatch', () => {
  const written = writtenDates.map(([locale, system]) => [
    locale,
    system,
    ...write(locale, system),
  ]);
  expect(written).toEqual(writtenDates);
});
