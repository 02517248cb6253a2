import { useId } from 'react';
import { SignUpForm } from '#src/components/account-form/index.ts';
import type { BenchCase } from '../page.tsx';
import { NativePassword } from '../peers/native-password.tsx';

const input = 'input[autocomplete="new-password"]';
const onSignUp = async () => ({ formError: true }) as const;

/** Sign-up form with name and terms, with an id: of a hundred without one, all but the first would render twice. */
export const ours: BenchCase = {
  Subject: () => (
    <SignUpForm id={useId()} withName terms="I accept the terms" onSignUp={onSignUp} />
  ),
  parts: { input, reveal: '[data-slot="password-input-reveal"]' },
};

/** The native equivalent: three fields, their errors, a reveal button and a checkbox. */
export const floor: BenchCase = {
  Subject: () => (
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
      <NativePassword
        label="Password"
        name="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      <p />
      <label>
        <input type="checkbox" name="terms" required />I accept the terms
      </label>
      <p />
      <button type="submit">Create account</button>
      <p role="status" />
    </form>
  ),
  parts: { input, reveal: 'button[aria-pressed]' },
};
