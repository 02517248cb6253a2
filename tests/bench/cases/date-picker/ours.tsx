import { DatePicker } from '#src/components/date-picker/index.ts';

/** Our date picker with the minimal props that fix the month. */
export function Subject() {
  return <DatePicker aria-label="Date" defaultMonth="2026-11" today="2026-11-20" />;
}

export const parts = {
  open: '[data-slot="date-picker-trigger"]',
  panel: '[data-slot="calendar"]',
};
