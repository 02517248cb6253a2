import { useState } from 'react';

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('en', { month: 'long' }),
);

/** Native elements with minimal React: two text inputs, and a button that opens the months of a year. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [range, setRange] = useState<readonly string[]>([]);
  return (
    <div>
      <input aria-label="From" readOnly value={range[0] ?? ''} />
      <input aria-label="To" readOnly value={range[1] ?? ''} />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        <div className="months">
          {months.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={range.includes(name)}
              onClick={() => setRange(range.length === 1 ? [...range, name] : [name])}
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
