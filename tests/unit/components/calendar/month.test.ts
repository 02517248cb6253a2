import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToMonth,
  firstDayOf,
  firstShownMonth,
  isIsoMonth,
  monthsBetween,
} from '#src/components/calendar/months/month.ts';
import { monthFor } from '#src/components/calendar/months/use-visible-month.ts';

describe('the first month to show', () => {
  test.each([
    ['2026-04', 1, '2026-04'],
    ['2026-01', 1, '2026-03'],
    ['2026-12', 1, '2026-09'],
    ['2026-09', 2, '2026-08'],
    ['2026-09', 12, '2026-03'],
  ])('%s, %i at a time, between March and September: %s', (wanted, count, first) => {
    expect(firstShownMonth(wanted, count, '2026-03-15', '2026-09-10')).toBe(first);
  });

  test.each([
    ['2026-04-10', 1, '2026-04'],
    ['2026-05-10', 1, '2026-05'],
    ['2026-05-10', 2, '2026-04'],
    ['2026-06-10', 2, '2026-05'],
    ['2026-03-10', 2, '2026-03'],
    ['2027-04-01', 12, '2026-05'],
  ])('for %s beside April 2026, %i at a time: %s', (day, count, first) => {
    expect(monthFor(day, '2026-04', count)).toBe(first);
  });

  test('contains its day, and moves no further than necessary', () => {
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

test.each(['2026-13', '2026-4', 'April', '2026-04-01', undefined])('%s is no month', (text) => {
  expect(isIsoMonth(text)).toBe(false);
});
