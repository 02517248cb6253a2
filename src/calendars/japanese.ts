import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Japanese calendar: the Gregorian one, with years of eras. */
export const japanese = /* @__PURE__ */ createCalendarSystem({
  id: 'japanese',
  newYear: { year: 2026, iso: '2026-01-01' },
  yearLength: 365.2425,
  eras: true,
});
