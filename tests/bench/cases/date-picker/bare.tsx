import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

/** The bare package, opened by a button: the minimal code that selects a date. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState<Date>();
  return (
    <div>
      <input aria-label="Date" readOnly value={date?.toLocaleDateString() ?? ''} />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <DayPicker
          mode="single"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus
          autoFocus
          selected={date}
          onSelect={setDate}
          defaultMonth={new Date(2026, 10, 1)}
          today={new Date(2026, 10, 20)}
        />
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.rdp-root' };
