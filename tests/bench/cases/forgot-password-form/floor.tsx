/** The native equivalent: a field and its error. */
export function Subject() {
  return (
    <form method="post" aria-label="Reset password">
      <label>
        Email
        <input type="email" name="username" autoComplete="username" required />
      </label>
      <p />
      <button type="submit">Reset password</button>
      <p role="status" />
    </form>
  );
}

export const parts = { input: 'input[autocomplete="username"]' };
