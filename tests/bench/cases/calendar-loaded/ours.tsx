import { Calendar } from '#src/components/calendar/index.ts';
import { closedDays, markedDays } from './data.ts';

const marks = markedDays.map((date) => ({ date, shape: 'square' as const, label: 'Delivery' }));

/** Our calendar with a year of marks and 500 unavailable dates. */
export function Subject() {
  return (
    <Calendar defaultMonth="2026-11" today="2026-11-20" marks={marks} unavailable={closedDays} />
  );
}

export const parts = {
  next: '[data-slot="calendar-next"]',
  caption: '[data-slot="calendar-caption"]',
};
