import { RangeCalendar } from '#src/components/calendar/index.ts';

/** Our range calendar with the minimal props that fix the month. */
export function Subject() {
  return <RangeCalendar defaultMonth="2026-11" today="2026-11-20" />;
}

export const parts = {
  next: '[data-slot="calendar-next"]',
  caption: '[data-slot="calendar-caption"]',
  day: '[data-day="2026-11-20"]',
};
