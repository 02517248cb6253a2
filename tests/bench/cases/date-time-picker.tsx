import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, BareTimes, november } from '../peers/bare-picker.tsx';

/** Our date-time picker with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => (
    <DateTimePicker aria-label="Departure" defaultMonth="2026-11" now="2026-11-20T14:20" />
  ),
  parts: { open: '[data-slot="date-time-picker-trigger"]', panel: '[data-slot="calendar"]' },
};

function Bare() {
  const [date, setDate] = useState<Date>();
  const [time, setTime] = useState('');
  const text = `${date?.toLocaleDateString() ?? ''} ${time}`;
  return (
    <BarePicker
      fields={<input aria-label="Departure" readOnly value={text} />}
      renderPanel={() => (
        <div className="panel">
          <DayPicker {...november} mode="single" selected={date} onSelect={setDate} />
          <BareTimes label="Times" value={time} onChange={setTime} />
        </div>
      )}
    />
  );
}

/** The bare package and a list of times, opened by a button: the minimal code that selects both. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { open: '.open', panel: '.panel' },
  styles,
};
