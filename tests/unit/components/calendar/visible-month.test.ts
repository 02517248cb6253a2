import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthFor, monthWithin } from '#src/components/calendar/calendar-state.ts';
import { gregorian } from '#src/core/dates/calendar-system.ts';

const month = (text: string) => gregorian.monthNumber(`${text}-01`);
const april = month('2026-04');

describe('the first month to show', () => {
  test.each([
    ['2026-04', 1, '2026-04'],
    ['2026-01', 1, '2026-03'],
    ['2026-12', 1, '2026-09'],
    ['2026-09', 2, '2026-08'],
    ['2026-09', 12, '2026-03'],
  ])('%s, %i at a time, between March and September: %s', (wanted, count, first) => {
    const reach = { first: month('2026-03'), last: month('2026-09') };
    expect(monthWithin(month(wanted), count, reach)).toBe(month(first));
  });

  test.each([
    ['2026-04', 1, '2026-04'],
    ['2026-05', 1, '2026-05'],
    ['2026-05', 2, '2026-04'],
    ['2026-06', 2, '2026-05'],
    ['2026-03', 2, '2026-03'],
    ['2027-04', 12, '2026-05'],
  ])('for %s beside April 2026, %i at a time: %s', (wanted, count, first) => {
    expect(monthFor(month(wanted), april, count)).toBe(month(first));
  });

  test('contains its day, and moves no further than necessary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -600, max: 600 }),
        fc.integer({ min: 1, max: 12 }),
        (offset, count) => {
          const first = monthFor(april + offset, april, count);
          expect(april + offset - first).toBeGreaterThanOrEqual(0);
          expect(april + offset - first).toBeLessThan(count);
          expect(Math.abs(first - april)).toBe(Math.max(0, -offset, offset - count + 1));
        },
      ),
    );
  });
});
