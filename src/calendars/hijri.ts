import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Islamic calendar of Umm al-Qura, the civil calendar of Saudi Arabia. */
export const hijri = /* @__PURE__ */ createCalendarSystem({
  id: 'islamic-umalqura',
  newYear: { year: 1447, iso: '2025-06-26' },
  yearLength: 354.367,
});
