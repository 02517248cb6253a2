import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, november } from '../peers/bare-picker.tsx';

/** Our date range picker with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => (
    <DateRangePicker
      aria-label="Dates"
      defaultMonth="2026-11"
      today="2026-11-20"
      numberOfMonths={1}
    />
  ),
  parts: { open: '[data-slot="date-range-picker-trigger"]', panel: '[data-slot="calendar"]' },
};

function Bare() {
  const [range, setRange] = useState<DateRange>();
  return (
    <BarePicker
      fields={
        <>
          <input aria-label="From" readOnly value={range?.from?.toLocaleDateString() ?? ''} />
          <input aria-label="To" readOnly value={range?.to?.toLocaleDateString() ?? ''} />
        </>
      }
      renderPanel={() => (
        <DayPicker {...november} mode="range" selected={range} onSelect={setRange} />
      )}
    />
  );
}

/** The bare package, opened by a button: the minimal code that selects a range. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { open: '.open', panel: '.rdp-root' },
  styles,
};
