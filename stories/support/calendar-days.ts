import type { CalendarMark } from '#src/components/calendar/index.ts';

const booking = { one: '# booking', other: '# bookings' };

/** Marks of every kind in April and May 2026. */
export const busyMonth: readonly CalendarMark[] = [
  { date: '2026-04-02', kind: 1, label: booking },
  { date: '2026-04-02', kind: 1, label: booking },
  { date: '2026-04-02', kind: 2, label: 'Delivery' },
  { date: '2026-04-09', kind: 3, label: 'Deadline' },
  { date: '2026-04-10', kind: 1, label: booking },
  { date: '2026-04-14', kind: 4, label: 'Review' },
  { date: '2026-04-16', kind: 5, label: 'School holiday' },
  { date: '2026-04-17', kind: 5, label: 'School holiday' },
  { date: '2026-04-22', kind: 1, label: booking },
  { date: '2026-04-22', kind: 2, label: 'Delivery' },
  { date: '2026-04-22', kind: 3, label: 'Deadline' },
  { date: '2026-04-22', kind: 4, label: 'Review' },
  { date: '2026-04-22', kind: 5, label: 'School holiday' },
  { date: '2026-05-07', kind: 2, label: 'Delivery' },
];
