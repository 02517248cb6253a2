import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, BareTimes, november } from '../peers/bare-picker.tsx';

/** Our date-time range picker with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => (
    <DateTimeRangePicker
      aria-label="Stay"
      defaultMonth="2026-11"
      now="2026-11-20T14:20"
      numberOfMonths={1}
    />
  ),
  parts: { open: '[data-slot="date-time-range-picker-trigger"]', panel: '[data-slot="calendar"]' },
};

function Bare() {
  const [range, setRange] = useState<DateRange>();
  const [clock, setClock] = useState({ from: '', to: '' });
  const textOf = (end: 'from' | 'to') =>
    `${range?.[end]?.toLocaleDateString() ?? ''} ${clock[end]}`;
  return (
    <BarePicker
      fields={
        <>
          <input aria-label="From" readOnly value={textOf('from')} />
          <input aria-label="To" readOnly value={textOf('to')} />
        </>
      }
      renderPanel={() => (
        <div className="panel">
          <DayPicker {...november} mode="range" selected={range} onSelect={setRange} />
          {(['from', 'to'] as const).map((end) => (
            <BareTimes
              key={end}
              label={end}
              value={clock[end]}
              onChange={(time) => setClock({ ...clock, [end]: time })}
            />
          ))}
        </div>
      )}
    />
  );
}

/** The bare package and two lists of times, opened by a button: the minimal code that selects a range with times. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { open: '.open', panel: '.panel' },
  styles,
};
