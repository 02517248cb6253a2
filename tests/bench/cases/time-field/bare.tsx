import { useState } from 'react';

const times = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
});

/** Native elements with minimal React: a text input, a button and a list of times. */
export function Subject() {
  const [open, setOpen] = useState(false);
  const [time, setTime] = useState('');
  return (
    <div>
      <input
        aria-label="Departure"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && (
        // On its own line, so that the button stays where it is.
        <div>
          <select
            className="list"
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

export const parts = { open: '.open', panel: '.list' };
