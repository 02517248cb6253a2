import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

const times = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
});

/** The bare package and a list of times, opened by a button: the minimal code that selects both. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState<Date>();
  const [time, setTime] = useState('');
  return (
    <div>
      <input
        aria-label="Departure"
        readOnly
        value={`${date?.toLocaleDateString() ?? ''} ${time}`}
      />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <div className="panel">
          <DayPicker
            mode="single"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus
            autoFocus
            selected={date}
            onSelect={setDate}
            defaultMonth={new Date(2026, 10, 1)}
            today={new Date(2026, 10, 20)}
          />
          <select
            size={8}
            aria-label="Times"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          >
            {times.map((text) => (
              <option key={text}>{text}</option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.panel' };
