import { TimeField } from '#src/components/time-field/index.ts';

/** Our time field, closed. */
export function Subject() {
  return <TimeField aria-label="Departure" now="14:20" />;
}

export const parts = {
  open: '[data-slot="time-field-trigger"]',
  panel: '[data-slot="time-field-list"]',
};
