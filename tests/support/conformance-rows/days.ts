import type { InputRow, WidgetRow } from '../widget-row.ts';

/** Current day in the tests of calendars and date pickers. */
export const today = '2026-04-08';

/** Server and browser are on different days and must agree anyway. */
export const pageProps = { today: undefined };

/** Deliveries and bookings of April 2026. */
export const marks = [
  { date: '2026-04-09', shape: 'square', label: 'Delivery' },
  { date: '2026-04-09', shape: 'disc', label: 'Booking' },
];

/** Prices of two days. */
export const dayContent = {
  '2026-04-09': { text: '€89', tone: 'success', label: '89 euros' },
  '2026-04-14': { text: '€240' },
};

/** Unavailable days. */
export const unavailable = [{ weekday: 7, reason: 'Closed on Sundays' }, '2026-04-14'];

/** One day, and another one to select. */
export const oneDay: InputRow['value'] = {
  initial: '2026-04-03',
  entries: [['day', '2026-04-03']],
  changed: '2026-04-15',
  changedEntries: [['day', '2026-04-15']],
};

/** Two days, and another one to select. */
export const severalDays: InputRow['value'] = {
  initial: ['2026-04-03', '2026-04-20'],
  entries: [
    ['day', '2026-04-03'],
    ['day', '2026-04-20'],
  ],
  changed: ['2026-04-03', '2026-04-15', '2026-04-20'],
  changedEntries: [
    ['day', '2026-04-03'],
    ['day', '2026-04-15'],
    ['day', '2026-04-20'],
  ],
};

/** Incomplete range, and its end to select. */
export const range: InputRow['value'] = {
  initial: { from: '2026-04-10', to: null },
  entries: [
    ['day-from', '2026-04-10'],
    ['day-to', ''],
  ],
  changed: { from: '2026-04-10', to: '2026-04-15' },
  changedEntries: [
    ['day-from', '2026-04-10'],
    ['day-to', '2026-04-15'],
  ],
};

/** Props that are invalid for any calendar of days. */
export const unusableDays: WidgetRow['unusable'] = [
  [{ min: '2026-05-01', max: '2026-04-01' }, 'min'],
  [{ min: '2026-13-01' }, 'min'],
  [{ month: 'April' }, 'month'],
  [{ numberOfMonths: 0 }, 'numberOfMonths'],
  [{ firstDayOfWeek: 8 }, 'firstDayOfWeek'],
  [{ today: '2026-02-30' }, 'today'],
  [{ locale: 'en_US' }, 'locale'],
  [{ marks: [{ shape: 'square', label: 'Lost' }] }, 'marks'],
  [{ unavailable: ['2026-02-31'] }, 'unavailable'],
  [{ dayContent: { '2026-02-31': { text: '€89' } } }, 'dayContent'],
];

/** Invalid ranges. */
export const unusableRanges: WidgetRow['unusable'] = [
  [{ defaultValue: { from: '2026-02-31', to: null } }, 'defaultValue'],
  [{ defaultValue: { from: '2026-04-10', to: '2026-04-01' } }, 'defaultValue'],
];
