import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { DatePicker } from '#src/components/date-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, november } from '../peers/bare-picker.tsx';

/** Our date picker with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => <DatePicker aria-label="Date" defaultMonth="2026-11" today="2026-11-20" />,
  parts: { open: '[data-slot="date-picker-trigger"]', panel: '[data-slot="calendar"]' },
};

function Bare() {
  const [date, setDate] = useState<Date>();
  return (
    <BarePicker
      fields={<input aria-label="Date" readOnly value={date?.toLocaleDateString() ?? ''} />}
      renderPanel={() => (
        <DayPicker {...november} mode="single" selected={date} onSelect={setDate} />
      )}
    />
  );
}

/** The bare package, opened by a button: the minimal code that selects a date. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { open: '.open', panel: '.rdp-root' },
  styles,
};

/** Native elements with minimal React: a text input, a button and a place for a month. */
export const floor: BenchCase = {
  Subject: () => (
    <BarePicker
      fields={<input aria-label="Date" />}
      renderPanel={() => <input type="date" className="calendar" aria-label="Day" />}
    />
  ),
  parts: { open: '.open', panel: '.calendar' },
};
