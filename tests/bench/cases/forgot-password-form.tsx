import { useId } from 'react';
import { ForgotPasswordForm } from '#src/components/account-form/index.ts';
import type { BenchCase } from '../page.tsx';

const parts = { input: 'input[autocomplete="username"]' };
const onSend = async () => ({ formError: true }) as const;

/** Form for a forgotten password, with an id: of a hundred without one, all but the first would render twice. */
export const ours: BenchCase = {
  Subject: () => <ForgotPasswordForm id={useId()} onSend={onSend} />,
  parts,
};

/** The native equivalent: a field and its error. */
export const floor: BenchCase = {
  Subject: () => (
    <form method="post" aria-label="Reset password">
      <label>
        Email
        <input type="email" name="username" autoComplete="username" required />
      </label>
      <p />
      <button type="submit">Reset password</button>
      <p role="status" />
    </form>
  ),
  parts,
};
