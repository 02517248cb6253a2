import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  keyboardMap,
  keyboardRow,
  stepFromDay,
  withinMonths,
  type KeyPress,
} from '#src/components/calendar/grid/keyboard-map.ts';
import { addDays, addMonths, weekdayOf } from '#src/internals/dates/iso-date.ts';

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held };
}
const leftToRight = () => false;
const rightToLeft = () => true;

describe('the row for a key press', () => {
  test.each(keyboardMap)('is found for $key (shift $shift, control $control)', (row) => {
    const found = keyboardRow(
      press(row.key, { shiftKey: row.shift ?? false, ctrlKey: row.control ?? false }),
      leftToRight,
    );
    expect(found).toBe(row);
  });

  test('mirrors only Left and Right in right-to-left text', () => {
    expect(keyboardRow(press('ArrowLeft'), rightToLeft)?.by).toBe(1);
    expect(keyboardRow(press('ArrowRight'), rightToLeft)?.by).toBe(-1);
    for (const key of ['ArrowUp', 'Home', 'PageDown']) {
      expect(keyboardRow(press(key), rightToLeft)).toBe(keyboardRow(press(key), leftToRight));
    }
  });

  test('reads the direction only if it matters', () => {
    const ask = () => {
      throw new Error('The direction was asked for.');
    };
    expect(keyboardRow(press('PageUp'), ask)?.step).toBe('page');
    expect(keyboardRow(press('a'), ask)).toBeUndefined();
  });

  test.each([
    ['Alt', { altKey: true }],
    ['Control', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('leaves an arrow with %s to the browser', (_, held) => {
    expect(keyboardRow(press('ArrowLeft', held), leftToRight)).toBeUndefined();
  });
});

const days = fc
  .integer({ min: -700_000, max: 2_900_000 })
  .map((offset) => addDays('2000-01-01', offset));

describe('a step from a day', () => {
  test.each([
    ['cell', 1, '2026-04-15', '2026-04-16'],
    ['cell', -1, '2026-04-01', '2026-03-31'],
    ['row', 1, '2026-04-28', '2026-05-05'],
    ['row', -1, '2026-04-15', '2026-04-08'],
    ['rowEdge', -1, '2026-04-15', '2026-04-13'],
    ['rowEdge', 1, '2026-04-15', '2026-04-19'],
    ['page', 1, '2026-01-31', '2026-02-28'],
    ['page', -1, '2026-03-31', '2026-02-28'],
    ['volume', 1, '2024-02-29', '2025-02-28'],
    ['volume', -1, '2026-04-15', '2025-04-15'],
    ['pageEdge', -1, '2026-04-15', '2026-04-01'],
    ['pageEdge', 1, '2026-02-10', '2026-02-28'],
    ['today', 0, '2020-01-01', '2026-04-15'],
    ['pick', 0, '2026-04-02', '2026-04-02'],
  ] as const)('%s %i leads from %s to %s', (step, by, from, to) => {
    expect(stepFromDay(from, { step, by }, 1, '2026-04-15')).toBe(to);
  });

  test('stays if today is unknown', () => {
    expect(stepFromDay('2026-04-02', { step: 'today', by: 0 }, 1, null)).toBe('2026-04-02');
  });

  test('to the edge of a row ends on its first or last day, whichever day starts the week', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (day, firstDay) => {
        const start = stepFromDay(day, { step: 'rowEdge', by: -1 }, firstDay, null);
        const end = stepFromDay(day, { step: 'rowEdge', by: 1 }, firstDay, null);
        expect(weekdayOf(start)).toBe(firstDay);
        expect(end).toBe(addDays(start, 6));
        expect(start <= day).toBe(true);
        expect(day <= end).toBe(true);
      }),
    );
  });

  test('of a cell or a row is undone by its opposite', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('cell' as const, 'row' as const), (day, step) => {
        const there = stepFromDay(day, { step, by: 1 }, 1, null);
        expect(stepFromDay(there, { step, by: -1 }, 1, null)).toBe(day);
      }),
    );
  });

  test('stops at the first and the last ISO date', () => {
    expect(stepFromDay('0001-01-01', { step: 'volume', by: -1 }, 1, null)).toBe('0001-01-01');
    expect(stepFromDay('9999-12-05', { step: 'page', by: 1 }, 1, null)).toBe('9999-12-31');
    expect(stepFromDay('9999-12-05', { step: 'pageEdge', by: 1 }, 1, null)).toBe('9999-12-31');
  });
});

describe('a day moved into the months of the bounds', () => {
  test.each([
    ['2026-03-31', '2026-04-01'],
    ['2026-04-02', '2026-04-02'],
    ['2026-06-30', '2026-06-30'],
    ['2026-07-01', '2026-06-30'],
    ['2030-01-01', '2026-06-30'],
  ])('%s becomes %s between 10 April and 20 June', (day, moved) => {
    expect(withinMonths(day, '2026-04-10', '2026-06-20')).toBe(moved);
  });

  test('stays without bounds', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(withinMonths(day, null, null)).toBe(day);
      }),
    );
    expect(withinMonths(addMonths('2026-04-10', 99), '2026-04-10', null)).toBe('2034-07-10');
  });
});
