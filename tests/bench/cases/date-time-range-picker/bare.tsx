import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';

const times = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
});

/** The bare package and two lists of times, opened by a button: the minimal code that selects a range with times. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<DateRange>();
  const [clock, setClock] = useState({ from: '', to: '' });
  const textOf = (end: 'from' | 'to') =>
    `${range?.[end]?.toLocaleDateString() ?? ''} ${clock[end]}`;
  return (
    <div>
      <input aria-label="From" readOnly value={textOf('from')} />
      <input aria-label="To" readOnly value={textOf('to')} />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <div className="panel">
          <DayPicker
            mode="range"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus
            autoFocus
            selected={range}
            onSelect={setRange}
            defaultMonth={new Date(2026, 10, 1)}
            today={new Date(2026, 10, 20)}
          />
          {(['from', 'to'] as const).map((end) => (
            <select
              key={end}
              size={8}
              aria-label={end}
              value={clock[end]}
              onChange={(event) => setClock({ ...clock, [end]: event.target.value })}
            >
              {times.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </select>
          ))}
        </div>
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.panel' };
