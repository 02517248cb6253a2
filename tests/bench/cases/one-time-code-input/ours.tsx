import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';

/** Our input for a code of six digits. */
export function Subject() {
  return <OneTimeCodeInput aria-label="Code" />;
}

export const parts = { input: 'input' };
