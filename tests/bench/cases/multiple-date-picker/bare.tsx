import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

/** The bare package, opened by a button: the minimal code that selects several dates. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [dates, setDates] = useState<Date[] | undefined>([]);
  return (
    <div>
      <input
        aria-label="Dates"
        readOnly
        value={dates?.map((date) => date.toLocaleDateString()).join(', ') ?? ''}
      />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <DayPicker
          mode="multiple"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus
          autoFocus
          selected={dates}
          onSelect={setDates}
          defaultMonth={new Date(2026, 10, 1)}
          today={new Date(2026, 10, 20)}
        />
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.rdp-root' };
