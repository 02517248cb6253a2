import { ForgotPasswordForm } from '#src/components/account-form/index.ts';

const onSend = async () => ({ formError: true }) as const;

/** Form for a forgotten password. */
export function Subject() {
  return <ForgotPasswordForm onSend={onSend} />;
}

export const parts = { input: 'input[autocomplete="username"]' };
