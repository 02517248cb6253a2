import { useId } from 'react';
import { ResetPasswordForm } from '#src/components/account-form/index.ts';
import type { BenchCase } from '../page.tsx';
import { NativePassword } from '../peers/native-password.tsx';

const input = 'input[autocomplete="new-password"]';
const onChangePassword = async () => ({ formError: true }) as const;

/** Form for a new password, with an id: of a hundred without one, all but the first would render twice. */
export const ours: BenchCase = {
  Subject: () => (
    <ResetPasswordForm
      id={useId()}
      username="mia@example.com"
      onChangePassword={onChangePassword}
    />
  ),
  parts: { input, reveal: '[data-slot="password-input-reveal"]' },
};

/** The native equivalent: a field, its error and a reveal button. */
export const floor: BenchCase = {
  Subject: () => (
    <form method="post" aria-label="Change password">
      <input name="username" autoComplete="username" defaultValue="mia@example.com" hidden />
      <NativePassword
        label="New password"
        name="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      <p />
      <button type="submit">Change password</button>
      <p role="status" />
    </form>
  ),
  parts: { input, reveal: 'button[aria-pressed]' },
};
