import { useState } from 'react';

/** The native equivalent: two fields, their errors, a reveal button, a checkbox and a link. */
export function Subject() {
  const [revealed, setRevealed] = useState(false);
  return (
    <form method="post" aria-label="Sign in">
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
          autoComplete="current-password"
          required
        />
      </label>
      <button type="button" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
        Show password
      </button>
      <p />
      <label>
        <input type="checkbox" name="remember" />
        Stay signed in
      </label>
      <a href="/forgot">Forgot password?</a>
      <button type="submit">Sign in</button>
      <p role="status" />
    </form>
  );
}

export const parts = {
  input: 'input[autocomplete="current-password"]',
  reveal: 'button[aria-pressed]',
};
