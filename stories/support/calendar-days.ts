import type { CalendarMark, DayContent } from '#src/components/calendar/index.ts';
import type { LegendEntry } from './with-legend.tsx';

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

/** Meanings of the marks of {@link busyMonth}. */
export const busyMonthLegend: readonly LegendEntry[] = [
  { shape: 'square', label: 'Booking' },
  { shape: 'disc', label: 'Train' },
  { shape: 'diamond', label: 'Check-out' },
  { shape: 'ring', label: 'Tour' },
  { shape: 'bar', label: 'School holiday' },
];

const lisbon = { label: 'Lisbon', shape: 'square', color: '#e0662f' } as const;
const porto = { label: 'Porto', shape: 'disc', color: '#1d2b64' } as const;
const douro = { label: 'Douro', shape: 'diamond', color: '#f2e205' } as const;

/** Stations of a trip. */
export const cityLegend: readonly LegendEntry[] = [lisbon, porto, douro];

/** Days in April 2026 at the stations of a trip, in colors of their own. */
export const cityMarks: readonly CalendarMark[] = [
  ...['17', '18', '19', '20'].map((day) => ({ ...lisbon, date: `2026-04-${day}` })),
  ...['20', '21', '22'].map((day) => ({ ...porto, date: `2026-04-${day}` })),
  ...['22', '23', '24'].map((day) => ({ ...douro, date: `2026-04-${day}` })),
];

/** Prices of rooms from Sunday to Saturday, in euros. */
const week = [98, 84, 84, 89, 98, 124, 138];

/** Price of the Saturday of the festival. */
const highest = 156;
const lowest = 79;

/** Meanings of the colors and marks beside {@link prices}. */
export const priceLegend: readonly LegendEntry[] = [
  { shape: 'price', label: 'Lowest price', price: `€${lowest}` },
  { shape: 'disc', label: 'Festival' },
];

/** Returns each price as it is written below a day and as it is read, in the language of a sample. */
export function priceTexts(tag: string): string[] {
  const format = (currencyDisplay: 'symbol' | 'name') =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay,
      maximumFractionDigits: 0,
    });
  const prices = [...week, highest, lowest];
  return (['symbol', 'name'] as const).flatMap((kind) => prices.map(format(kind).format));
}

/** Prices of rooms in April 2026, from today. */
export const prices: Readonly<Record<string, DayContent>> = {
  ...Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => {
      const date = `2026-04-${index + 15}`;
      const price = week[new Date(date).getUTCDay()];
      return [date, { text: `€${price}`, label: `${price} euros` }];
    }),
  ),
  '2026-04-16': { text: '1 left', tone: 'warning' },
  '2026-04-18': { text: `€${highest}`, label: `${highest} euros` },
  '2026-04-21': { text: `€${lowest}`, tone: 'success', label: '79 euros, lowest price' },
  '2026-04-26': { text: 'Full' },
  '2026-04-28': { text: `€${lowest}`, tone: 'success', label: '79 euros, lowest price' },
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
