import { createCalendarSystem } from '../core/dates/create-calendar-system';

/** Hebrew calendar. Seven of nineteen years have a thirteenth month, Adar I, before Adar. */
export const hebrew = /* @__PURE__ */ createCalendarSystem({
  id: 'hebrew',
  newYear: { year: 5786, iso: '2025-09-23' },
  yearLength: 365.2468,
  monthsBefore: (year) => Math.floor((235 * year - 234) / 19),
  leapMonth: 6,
});
