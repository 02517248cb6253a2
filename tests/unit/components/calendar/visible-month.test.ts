import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToMonth, firstDayOf, monthsBetween } from '#src/components/calendar/months/month.ts';
import { monthFor } from '#src/components/calendar/months/use-visible-month.ts';

describe('the first month to show for a day', () => {
  test.each([
    ['2026-04-10', 1, '2026-04'],
    ['2026-05-10', 1, '2026-05'],
    ['2026-05-10', 2, '2026-04'],
    ['2026-06-10', 2, '2026-05'],
    ['2026-03-10', 2, '2026-03'],
    ['2027-04-01', 12, '2026-05'],
  ])('%s beside April 2026, %i at a time: %s', (day, count, first) => {
    expect(monthFor(day, '2026-04', count)).toBe(first);
  });

  test('contains the day, and moves no further than necessary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -600, max: 600 }),
        fc.integer({ min: 1, max: 12 }),
        (offset, count) => {
          const month = addToMonth('2026-04', offset);
          const first = monthFor(firstDayOf(month), '2026-04', count);
          const place = monthsBetween(first, month);
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(count);
          const turned = Math.abs(monthsBetween('2026-04', first));
          expect(turned).toBe(Math.max(0, -offset, offset - count + 1));
        },
      ),
    );
  });
});
