import { PasswordInput } from '#src/components/password-input/index.ts';
import type { BenchCase } from '../page.tsx';
import { NativePassword } from '../peers/native-password.tsx';

/** Our password input, without the strength. */
export const ours: BenchCase = {
  Subject: () => <PasswordInput aria-label="Password" />,
  parts: { input: 'input', reveal: '[data-slot="password-input-reveal"]' },
};

/** Native elements with minimal React: a password input and a button that shows its text. */
export const bare: BenchCase = {
  Subject: () => (
    <div>
      <NativePassword aria-label="Password" autoComplete="current-password" />
    </div>
  ),
  parts: { input: 'input', reveal: 'button' },
};
