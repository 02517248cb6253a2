import type { CalendarMark, DayContent } from '#src/components/calendar/index.ts';

const booking = { one: '# booking', other: '# bookings' };

/** Marks of every kind in April and May 2026. */
export const busyMonth: readonly CalendarMark[] = [
  { date: '2026-04-02', shape: 'square', label: booking },
  { date: '2026-04-02', shape: 'square', label: booking },
  { date: '2026-04-02', shape: 'disc', label: 'Train' },
  { date: '2026-04-09', shape: 'diamond', label: 'Check-out' },
  { date: '2026-04-10', shape: 'square', label: booking },
  { date: '2026-04-14', shape: 'ring', label: 'Tour' },
  { date: '2026-04-16', shape: 'bar', label: 'School holiday' },
  { date: '2026-04-17', shape: 'bar', label: 'School holiday' },
  { date: '2026-04-22', shape: 'square', label: booking },
  { date: '2026-04-22', shape: 'disc', label: 'Train' },
  { date: '2026-04-22', shape: 'diamond', label: 'Check-out' },
  { date: '2026-04-22', shape: 'ring', label: 'Tour' },
  { date: '2026-04-22', shape: 'bar', label: 'School holiday' },
  { date: '2026-05-07', shape: 'disc', label: 'Train' },
];

/** Prices of rooms in April 2026. */
export const prices: Readonly<Record<string, DayContent>> = {
  '2026-04-09': { text: '€120', label: '120 euros' },
  '2026-04-10': { text: '€89', tone: 'success', label: '89 euros, lowest price' },
  '2026-04-11': { text: '€1,240', tone: 'danger', label: '1,240 euros' },
  '2026-04-12': { text: 'Full' },
  '2026-04-15': { text: '€99', tone: 'success', label: '99 euros' },
  '2026-04-16': { text: '1 left', tone: 'warning' },
  '2026-04-17': { text: '€140', label: '140 euros' },
  '2026-04-20': { text: '€120', label: '120 euros' },
};

/** Holidays of Bavaria in spring 2026, in the form of a package such as date-holidays. */
const holidays = [
  { date: '2026-04-03 00:00:00', name: 'Good Friday', type: 'public' },
  { date: '2026-04-05 00:00:00', name: 'Easter Sunday', type: 'observance' },
  { date: '2026-04-06 00:00:00', name: 'Easter Monday', type: 'public' },
  { date: '2026-04-30 00:00:00', name: 'Walpurgis Night', type: 'observance' },
  { date: '2026-05-01 00:00:00', name: 'Labor Day', type: 'public' },
].map(({ date, name, type }) => ({ date: date.slice(0, 10), name, closed: type === 'public' }));

/** All holidays as marks. */
export const holidayMarks: readonly CalendarMark[] = holidays.map(({ date, name }) => ({
  date,
  shape: 'bar',
  label: name,
}));

/** Public holidays as unavailable days, with their names as reasons. */
export const closedHolidays = holidays
  .filter(({ closed }) => closed)
  .map(({ date, name }) => ({ date, reason: name }));
