import { DateTimePicker } from '#src/components/date-time-picker/index.ts';

/** Our date-time picker with the minimal props that fix the month. */
export function Subject() {
  return <DateTimePicker aria-label="Departure" defaultMonth="2026-11" now="2026-11-20T14:20" />;
}

export const parts = {
  open: '[data-slot="date-time-picker-trigger"]',
  panel: '[data-slot="calendar"]',
};
