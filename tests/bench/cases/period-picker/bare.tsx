import { useState } from 'react';

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('en', { month: 'long' }),
);

/** Native elements with minimal React: a text input, and a button that opens the months of a year. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState('');
  return (
    <div>
      <input aria-label="Month" value={month} onChange={(event) => setMonth(event.target.value)} />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <div className="months">
          {months.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === month}
              onClick={() => setMonth(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const parts = { open: '.open', panel: '.months' };
