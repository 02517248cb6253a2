import { useState } from 'react';
import { PeriodPicker } from '#src/components/period-picker/index.ts';
import type { BenchCase } from '../page.tsx';
import { BareMonths, BarePicker } from '../peers/bare-picker.tsx';

/** Our period picker, of months. */
export const ours: BenchCase = {
  Subject: () => <PeriodPicker aria-label="Month" today="2026-11-20" />,
  parts: { open: '[data-slot="period-picker-trigger"]', panel: '[data-slot="period-calendar"]' },
};

function Bare() {
  const [month, setMonth] = useState('');
  return (
    <BarePicker
      fields={
        <input
          aria-label="Month"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
      }
      renderPanel={() => <BareMonths selected={[month]} onSelect={setMonth} />}
    />
  );
}

/** A text input, and a button that opens the months of a year. */
export const bare: BenchCase = { Subject: Bare, parts: { open: '.open', panel: '.months' } };
