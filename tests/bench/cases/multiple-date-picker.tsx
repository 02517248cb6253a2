import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { MultipleDatePicker } from '#src/components/date-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, november } from '../peers/bare-picker.tsx';

/** Our multiple date picker with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => (
    <MultipleDatePicker aria-label="Dates" defaultMonth="2026-11" today="2026-11-20" />
  ),
  parts: { open: '[data-slot="multiple-date-picker-trigger"]', panel: '[data-slot="calendar"]' },
};

function Bare() {
  const [dates, setDates] = useState<Date[] | undefined>([]);
  const text = dates?.map((date) => date.toLocaleDateString()).join(', ') ?? '';
  return (
    <BarePicker
      fields={<input aria-label="Dates" readOnly value={text} />}
      renderPanel={() => (
        <DayPicker {...november} mode="multiple" selected={dates} onSelect={setDates} />
      )}
    />
  );
}

/** The bare package, opened by a button: the minimal code that selects several dates. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { open: '.open', panel: '.rdp-root' },
  styles,
};
