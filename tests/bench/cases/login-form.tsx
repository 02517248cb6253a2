import { useId } from 'react';
import { LoginForm } from '#src/components/account-form/index.ts';
import type { BenchCase } from '../page.tsx';
import { NativePassword } from '../peers/native-password.tsx';

const input = 'input[autocomplete="current-password"]';
const onSignIn = async () => ({ formError: true }) as const;

/** Login form with its default parts, with an id: of a hundred without one, all but the first would render twice. */
export const ours: BenchCase = {
  Subject: () => (
    <LoginForm id={useId()} remember forgotPasswordLink="/forgot" onSignIn={onSignIn} />
  ),
  parts: { input, reveal: '[data-slot="password-input-reveal"]' },
};

/** The native equivalent: two fields, their errors, a reveal button, a checkbox and a link. */
export const floor: BenchCase = {
  Subject: () => (
    <form method="post" aria-label="Sign in">
      <label>
        Email
        <input type="email" name="username" autoComplete="username" required />
      </label>
      <p />
      <NativePassword label="Password" name="password" autoComplete="current-password" required />
      <p />
      <label>
        <input type="checkbox" name="remember" />
        Stay signed in
      </label>
      <a href="/forgot">Forgot password?</a>
      <button type="submit">Sign in</button>
      <p role="status" />
    </form>
  ),
  parts: { input, reveal: 'button[aria-pressed]' },
};
