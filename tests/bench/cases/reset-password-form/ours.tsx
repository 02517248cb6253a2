import { ResetPasswordForm } from '#src/components/account-form/index.ts';

const onChangePassword = async () => ({ formError: true }) as const;

/** Form for a new password. */
export function Subject() {
  return <ResetPasswordForm username="mia@example.com" onChangePassword={onChangePassword} />;
}

export const parts = {
  input: 'input[autocomplete="new-password"]',
  reveal: '[data-slot="password-input-reveal"]',
};
