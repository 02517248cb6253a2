import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepFromDay, type KeyboardRow } from '#src/components/calendar/keyboard-map.ts';
import { gregorian } from '#src/core/dates/calendar-system.ts';
import { addDays, isIsoDate, weekdayOf } from '#src/core/dates/iso-date.ts';

const day = fc.integer({ min: 0, max: 3_652_058 }).map((count) => addDays('0001-01-01', count));
const calendar = { firstDay: 1, today: '2026-04-15', system: gregorian };

describe('a step from a day', () => {
  test.each<[step: KeyboardRow['step'], by: -1 | 0 | 1, from: string, to: string]>([
    ['cell', 1, '2026-04-30', '2026-05-01'],
    ['row', -1, '2026-04-05', '2026-03-29'],
    ['rowEdge', -1, '2026-04-15', '2026-04-13'],
    ['rowEdge', 1, '2026-04-15', '2026-04-19'],
    ['page', 1, '2026-01-31', '2026-02-28'],
    ['volume', -1, '2028-02-29', '2027-02-28'],
    ['pageEdge', -1, '2026-04-15', '2026-04-01'],
    ['pageEdge', 1, '2026-02-15', '2026-02-28'],
    ['today', 0, '2030-01-01', '2026-04-15'],
    ['select', 0, '2030-01-01', '2030-01-01'],
    ['cell', 1, '9999-12-31', '9999-12-31'],
    ['page', -1, '0001-01-15', '0001-01-15'],
  ])('%s by %i from %s is %s', (step, by, from, to) => {
    expect(stepFromDay(from, { step, by }, calendar)).toBe(to);
  });

  test('leads to an existing day, at the edge of a row to its first or last one', () => {
    const steps = fc.constantFrom<KeyboardRow['step']>('cell', 'row', 'page', 'volume', 'pageEdge');
    const ways = fc.constantFrom<-1 | 1>(-1, 1);
    fc.assert(
      fc.property(day, steps, ways, (iso, step, by) => {
        expect(isIsoDate(stepFromDay(iso, { step, by }, calendar))).toBe(true);
        const edge = stepFromDay(iso, { step: 'rowEdge', by }, calendar);
        const isAtEnd = edge === '0001-01-01' || edge === '9999-12-31';
        if (!isAtEnd) expect(weekdayOf(edge)).toBe(by < 0 ? 1 : 7);
      }),
    );
  });
});
