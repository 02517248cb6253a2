import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Buddhist calendar, the civil calendar of Thailand: the Gregorian one with other years. */
export const buddhist = /* @__PURE__ */ createCalendarSystem({
  id: 'buddhist',
  newYear: { year: 2569, iso: '2026-01-01' },
  yearLength: 365.2425,
});
