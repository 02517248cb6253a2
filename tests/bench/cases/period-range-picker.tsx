import { useState } from 'react';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BareMonths, BarePicker } from '../peers/bare-picker.tsx';

/** Our period range picker, of months. */
export const ours: BenchCase = {
  Subject: () => <PeriodRangePicker aria-label="Months" today="2026-11-20" />,
  parts: {
    open: '[data-slot="period-range-picker-trigger"]',
    panel: '[data-slot="period-calendar"]',
  },
};

function Bare() {
  const [range, setRange] = useState<readonly string[]>([]);
  return (
    <BarePicker
      fields={
        <>
          <input aria-label="From" readOnly value={range[0] ?? ''} />
          <input aria-label="To" readOnly value={range[1] ?? ''} />
        </>
      }
      renderPanel={() => (
        <BareMonths
          selected={range}
          onSelect={(month) => setRange(range.length === 1 ? [...range, month] : [month])}
        />
      )}
    />
  );
}

/** Two text inputs, and a button that opens the months of a year. */
export const bare: BenchCase = { Subject: Bare, parts: { open: '.open', panel: '.months' } };
