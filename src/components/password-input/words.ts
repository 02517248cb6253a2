/** English labels of the password input. */
export const passwordInput = {
  /** Name of the button that shows the password. */
  showPassword: 'Show password',
  /** Message while Caps Lock is on. */
  capsLock: 'Caps Lock is on.',
  /** Name of the strength. */
  strength: 'Password strength',
  /** Strength 0 of 4. */
  veryWeak: 'Very weak',
  /** Strength 1 of 4. */
  weak: 'Weak',
  /** Strength 2 of 4. */
  fair: 'Fair',
  /** Strength 3 of 4. */
  good: 'Good',
  /** Strength 4 of 4. */
  strong: 'Strong',
};

/** Labels of the password input. */
export type PasswordInputLabels = typeof passwordInput;
