import { describe, expect, test } from 'vitest';
import { dayMarks, markName, type CalendarMark } from '#src/components/calendar/day-details.ts';
import { dayNames } from '#src/components/calendar/day-names.ts';
import { calendar } from '#src/languages/en.ts';

const bookings = { one: '# booking', other: '# bookings' };

function announced(marks: readonly CalendarMark[], day: string, locale = 'en'): string[] {
  const groups = dayMarks(marks, 'Calendar').get(day) ?? [];
  return groups.map((group) => markName(group, { labels: calendar, names: dayNames(locale) }));
}

describe('the marks of a day', () => {
  test('are grouped by shape and label, in the order of the shapes', () => {
    const index = dayMarks(
      [
        { date: '2026-04-02', shape: 'disc', label: 'Delivery' },
        { date: '2026-04-02', shape: 'square', label: bookings },
        { date: '2026-04-02', shape: 'square', label: { ...bookings } },
        { date: '2026-04-03', shape: 'square', label: bookings },
      ],
      'Calendar',
    );
    expect(index.get('2026-04-02')?.map(({ shape, count }) => [shape, count])).toEqual([
      ['square', 2],
      ['disc', 1],
    ]);
    expect(index.get('2026-04-03')?.[0]?.count).toBe(1);
    expect(index.get('2026-04-04')).toBeUndefined();
  });

  test('are groups of their own in another color', () => {
    const trip = { date: '2026-04-02', shape: 'square', label: 'Trip' } as const;
    const marks = [trip, { ...trip, color: '#c85112' }, { ...trip, color: '#c85112' }];
    expect(dayMarks(marks, 'Calendar').get('2026-04-02')).toEqual([
      { shape: 'square', label: 'Trip', count: 1 },
      { shape: 'square', label: 'Trip', color: '#c85112', count: 2 },
    ]);
  });

  test('are counted by the plural rules of the locale', () => {
    const booking = { date: '2026-04-02', shape: 'square', label: bookings } as const;
    expect(announced([booking], '2026-04-02')).toEqual(['1 booking']);
    expect(announced([booking, booking, booking], '2026-04-02')).toEqual(['3 bookings']);
    const arabic = {
      date: '2026-04-02',
      shape: 'square',
      label: { two: 'حجزان', few: '# حجوزات', other: '# حجز' },
    } as const;
    expect(announced([arabic, arabic], '2026-04-02', 'ar-EG')).toEqual(['حجزان']);
    expect(announced([arabic, arabic, arabic], '2026-04-02', 'ar-EG')).toEqual(['٣ حجوزات']);
  });

  test('are announced in order, and once if they repeat', () => {
    const delivery = { date: '2026-04-02', shape: 'square', label: 'Delivery' } as const;
    expect(announced([delivery], '2026-04-02')).toEqual(['Delivery']);
    expect(announced([delivery, delivery], '2026-04-02')).toEqual(['2 × Delivery']);
  });
});
