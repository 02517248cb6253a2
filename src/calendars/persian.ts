import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Persian calendar, the civil calendar of Iran and Afghanistan. */
export const persian = /* @__PURE__ */ createCalendarSystem({
  id: 'persian',
  newYear: { year: 1405, iso: '2026-03-21' },
  yearLength: 365.2424,
});
