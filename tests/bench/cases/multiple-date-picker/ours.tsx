import { MultipleDatePicker } from '#src/components/date-picker/index.ts';

/** Our multiple date picker with the minimal props that fix the month. */
export function Subject() {
  return <MultipleDatePicker aria-label="Dates" defaultMonth="2026-11" today="2026-11-20" />;
}

export const parts = {
  open: '[data-slot="multiple-date-picker-trigger"]',
  panel: '[data-slot="calendar"]',
};
