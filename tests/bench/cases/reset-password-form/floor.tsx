import { useState } from 'react';

/** The native equivalent: a field, its error and a reveal button. */
export function Subject() {
  const [revealed, setRevealed] = useState(false);
  return (
    <form method="post" aria-label="Change password">
      <input name="username" autoComplete="username" defaultValue="mia@example.com" hidden />
      <label>
        New password
        <input
          type={revealed ? 'text' : 'password'}
          name="password"
          autoComplete="new-password"
          minLength={8}
          required
        />
      </label>
      <button type="button" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
        Show password
      </button>
      <p />
      <button type="submit">Change password</button>
      <p role="status" />
    </form>
  );
}

export const parts = {
  input: 'input[autocomplete="new-password"]',
  reveal: 'button[aria-pressed]',
};
