import { useState } from 'react';

/** Native elements with minimal React: a text input, a button and a place for a month. */
export function Subject() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <input aria-label="Date" />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && <input type="date" className="calendar" aria-label="Day" />}
    </div>
  );
}

export const parts = { open: '.open', panel: '.calendar' };
