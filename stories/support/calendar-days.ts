import type { CalendarMark, DayContent } from '#src/components/calendar/index.ts';

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

/** Prices of rooms in April 2026. */
export const prices: Readonly<Record<string, DayContent>> = {
  '2026-04-09': { text: '€120', label: '120 euros' },
  '2026-04-10': { text: '€89', tone: 'positive', label: '89 euros, lowest price' },
  '2026-04-11': { text: '€1,240', tone: 'negative', label: '1,240 euros' },
  '2026-04-12': { text: 'Full' },
  '2026-04-15': { text: '€99', tone: 'positive', label: '99 euros' },
  '2026-04-16': { text: '1 left', tone: 'warning' },
  '2026-04-17': { text: '€140', label: '140 euros' },
  '2026-04-20': { text: '€120', label: '120 euros' },
};
