import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Ethiopic calendar, the civil calendar of Ethiopia. Its thirteenth month has five or six days. */
export const ethiopic = /* @__PURE__ */ createCalendarSystem({
  id: 'ethiopic',
  newYear: { year: 2018, iso: '2025-09-11' },
  yearLength: 365.25,
  monthsBefore: (year) => (year - 1) * 13,
});
