import { SignUpForm } from '#src/components/account-form/index.ts';

const onSignUp = async () => ({ formError: true }) as const;

/** Sign-up form with name and terms. */
export function Subject() {
  return <SignUpForm withName terms="I accept the terms" onSignUp={onSignUp} />;
}

export const parts = {
  input: 'input[autocomplete="new-password"]',
  reveal: '[data-slot="password-input-reveal"]',
};
