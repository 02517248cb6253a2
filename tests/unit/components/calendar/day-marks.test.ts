import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markIndex, type CalendarMark } from '#src/components/calendar/months/day-marks.ts';
import { dayNames } from '#src/components/calendar/months/day-names.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

const bookings = { one: '# booking', other: '# bookings' };
const repeated = (count: string, label: string) => `${count} × ${label}`;

function announced(marks: readonly CalendarMark[], day: string, locale = 'en'): string[] {
  const groups = markIndex(marks, 'Calendar').get(day) ?? [];
  return groups.map((group) => dayNames(locale).mark(group, repeated));
}

describe('the marks of a day', () => {
  test('are grouped by kind and label, in the order of the kinds', () => {
    const index = markIndex(
      [
        { date: '2026-04-02', kind: 2, label: 'Delivery' },
        { date: '2026-04-02', kind: 1, label: bookings },
        { date: '2026-04-02', kind: 1, label: { ...bookings } },
        { date: '2026-04-03', kind: 1, label: bookings },
      ],
      'Calendar',
    );
    expect(index.get('2026-04-02')?.map(({ kind, count }) => [kind, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(index.get('2026-04-03')?.[0]?.count).toBe(1);
    expect(index.get('2026-04-04')).toBeUndefined();
  });

  test('are counted by the plural rules of the locale', () => {
    const booking = { date: '2026-04-02', kind: 1, label: bookings } as const;
    expect(announced([booking], '2026-04-02')).toEqual(['1 booking']);
    expect(announced([booking, booking, booking], '2026-04-02')).toEqual(['3 bookings']);
    const arabic = {
      date: '2026-04-02',
      kind: 1,
      label: { two: 'حجزان', few: '# حجوزات', other: '# حجز' },
    } as const;
    expect(announced([arabic, arabic], '2026-04-02', 'ar-EG')).toEqual(['حجزان']);
    expect(announced([arabic, arabic, arabic], '2026-04-02', 'ar-EG')).toEqual(['٣ حجوزات']);
  });

  test('are announced in order, and once if they repeat', () => {
    const delivery = { date: '2026-04-02', kind: 1, label: 'Delivery' } as const;
    expect(announced([delivery], '2026-04-02')).toEqual(['Delivery']);
    expect(announced([delivery, delivery], '2026-04-02')).toEqual(['2 × Delivery']);
  });
});

test('a mark without a date is reported and ignored', () => {
  const lost = { kind: 1, label: 'Lost' } as CalendarMark;
  const index = markIndex([lost, { date: '2026-04-02', kind: 1, label: 'Found' }], 'Calendar');
  expect([...index.keys()]).toEqual(['2026-04-02']);
  expect(error.mock.calls[0]?.[0]).toContain('Tessera Calendar: `marks`');
});

test('365 marks are all found by their days', () => {
  const marks = Array.from({ length: 365 }, (_, index) => ({
    date: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    kind: 1 as const,
    label: bookings,
  }));
  const index = markIndex(marks, 'Calendar');
  const total = [...index.values()].flat().reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(365);
});
