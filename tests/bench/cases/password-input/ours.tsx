import { PasswordInput } from '#src/components/password-input/index.ts';

/** Our password input, without the strength. */
export function Subject() {
  return <PasswordInput aria-label="Password" />;
}

export const parts = { input: 'input', reveal: '[data-slot="password-input-reveal"]' };
