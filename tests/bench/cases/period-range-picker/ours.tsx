import { PeriodRangePicker } from '#src/components/period-picker/index.ts';

/** Our period range picker, of months. */
export function Subject() {
  return <PeriodRangePicker aria-label="Months" today="2026-11-20" />;
}

export const parts = {
  open: '[data-slot="period-range-picker-trigger"]',
  panel: '[data-slot="period-calendar"]',
};
