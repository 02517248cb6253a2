import { useState } from 'react';

/** Native elements with minimal React: a password input and a button that shows its text. */
export function Subject() {
  const [revealed, setRevealed] = useState(false);
  return (
    <div>
      <input
        aria-label="Password"
        type={revealed ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <button type="button" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
        Show password
      </button>
    </div>
  );
}

export const parts = { input: 'input', reveal: 'button' };
