import { LoginForm } from '#src/components/account-form/index.ts';

const onSignIn = async () => ({ formError: true }) as const;

/** Login form with its default parts. */
export function Subject() {
  return <LoginForm remember forgotPasswordLink="/forgot" onSignIn={onSignIn} />;
}

export const parts = {
  input: 'input[autocomplete="current-password"]',
  reveal: '[data-slot="password-input-reveal"]',
};
