import { useState } from 'react';

/** The native equivalent: three fields, their errors, a reveal button and a checkbox. */
export function Subject() {
  const [revealed, setRevealed] = useState(false);
  return (
    <form method="post" aria-label="Create account">
      <label>
        Name
        <input name="name" autoComplete="name" required />
      </label>
      <p />
      <label>
        Email
        <input type="email" name="username" autoComplete="username" required />
      </label>
      <p />
      <label>
        Password
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
      <label>
        <input type="checkbox" name="terms" required />I accept the terms
      </label>
      <p />
      <button type="submit">Create account</button>
      <p role="status" />
    </form>
  );
}

export const parts = {
  input: 'input[autocomplete="new-password"]',
  reveal: 'button[aria-pressed]',
};
