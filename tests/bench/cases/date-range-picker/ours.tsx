import { DateRangePicker } from '#src/components/date-picker/index.ts';

/** Our date range picker with the minimal props that fix the month. */
export function Subject() {
  return (
    <DateRangePicker
      aria-label="Dates"
      defaultMonth="2026-11"
      today="2026-11-20"
      numberOfMonths={1}
    />
  );
}

export const parts = {
  open: '[data-slot="date-range-picker-trigger"]',
  panel: '[data-slot="calendar"]',
};
