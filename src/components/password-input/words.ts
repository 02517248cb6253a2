/** Texts of the password input. */
export interface PasswordInputLabels {
  /** Name of the button that shows the password. */
  showPassword: string;
  /** Message while Caps Lock is on. */
  capsLock: string;
  /** Name of the strength. */
  strength: string;
  /** Strength 0 of 4. */
  veryWeak: string;
  /** Strength 1 of 4. */
  weak: string;
  /** Strength 2 of 4. */
  fair: string;
  /** Strength 3 of 4. */
  good: string;
  /** Strength 4 of 4. */
  strong: string;
}

/** English labels of the password input. */
export const passwordInput: PasswordInputLabels = {
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  strength: 'Password strength',
  veryWeak: 'Very weak',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};
