import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';

/** The bare package, opened by a button: the minimal code that selects a range. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<DateRange>();
  return (
    <div>
      <input aria-label="From" readOnly value={range?.from?.toLocaleDateString() ?? ''} />
      <input aria-label="To" readOnly value={range?.to?.toLocaleDateString() ?? ''} />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <DayPicker
          mode="range"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus
          autoFocus
          selected={range}
          onSelect={setRange}
          defaultMonth={new Date(2026, 10, 1)}
          today={new Date(2026, 10, 20)}
        />
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.rdp-root' };
