import { useState } from 'react';
import { TimeField } from '#src/components/time-field/index.ts';
import type { BenchCase } from '../page.tsx';
import { BarePicker, BareTimes } from '../peers/bare-picker.tsx';

/** Our time field, closed. */
export const ours: BenchCase = {
  Subject: () => <TimeField aria-label="Departure" now="14:20" />,
  parts: { open: '[data-slot="time-field-trigger"]', panel: '[data-slot="time-field-list"]' },
};

function Bare() {
  const [time, setTime] = useState('');
  return (
    <BarePicker
      fields={
        <input
          aria-label="Departure"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      }
      // On its own line, so that the button stays where it is.
      renderPanel={() => (
        <div>
          <BareTimes label="Times" value={time} onChange={setTime} />
        </div>
      )}
    />
  );
}

/** A text input, a button and a list of times. */
export const bare: BenchCase = { Subject: Bare, parts: { open: '.open', panel: '.list' } };
