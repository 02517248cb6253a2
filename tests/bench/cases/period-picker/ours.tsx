import { PeriodPicker } from '#src/components/period-picker/index.ts';

/** Our period picker, of months. */
export function Subject() {
  return <PeriodPicker aria-label="Month" today="2026-11-20" />;
}

export const parts = {
  open: '[data-slot="period-picker-trigger"]',
  panel: '[data-slot="period-calendar"]',
};
