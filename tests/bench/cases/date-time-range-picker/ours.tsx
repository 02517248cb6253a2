import { DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';

/** Our date-time range picker with the minimal props that fix the month. */
export function Subject() {
  return (
    <DateTimeRangePicker
      aria-label="Stay"
      defaultMonth="2026-11"
      now="2026-11-20T14:20"
      numberOfMonths={1}
    />
  );
}

export const parts = {
  open: '[data-slot="date-time-range-picker-trigger"]',
  panel: '[data-slot="calendar"]',
};
