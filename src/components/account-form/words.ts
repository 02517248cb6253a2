import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

/** Labels that the forms of an account share: for signing in, signing up and a forgotten password. */
export interface AccountFormLabels {
  /** Label of the first field if it accepts an email address. */
  email: string;
  /** Label of the first field if it accepts a username. */
  username: string;
  /** Label of the first field if it accepts either. */
  emailOrUsername: string;
  /** Label of the password field. */
  password: string;
  /** Word between the form and other ways to sign in. */
  separator: string;
  /** Label of the field for the one-time code. */
  code: string;
  /** Button that submits the code. */
  verify: string;
  /** Button back to the first step. */
  back: string;
  /** Error for a wrong code. */
  wrongCode: string;
  /** Lockout after too many attempts; `time` is relative, as in "in 30 seconds". */
  lockedOut: (time: string) => string;
  /** Message after the lockout. */
  lockoutEnded: string;
  /** Error if the server cannot be reached. */
  unreachable: string;
  /** Any other error. */
  failed: string;
  /** Message if a response is slow. */
  takingLonger: string;
  /** Button that requests another link or code. */
  resend: string;
  /** The same button during the pause; `time` is relative, as in "in 30 seconds". */
  resendIn: (time: string) => string;
  /** Message after another link or code was sent. */
  sent: string;
  /** Button of a provider. */
  provider: (name: string) => string;
  /** Mark of the provider that was used last. */
  lastUsed: string;
  /** Button or link to the next step. */
  next: string;
  /** Hint about the minimum length of a new password. */
  passwordHint: (number: string, plural: PluralCategory) => string;
}

const characters: PluralForms = { one: '# character', other: '# characters' };

/** English labels that the forms of an account share. */
export const accountForm: AccountFormLabels = {
  email: 'Email',
  username: 'Username',
  emailOrUsername: 'Email or username',
  password: 'Password',
  separator: 'or',
  code: 'One-time code',
  verify: 'Verify',
  back: 'Back',
  wrongCode: 'The code is incorrect or has expired.',
  lockedOut: (time) => `Too many attempts. Try again ${time}.`,
  lockoutEnded: 'You can try again now.',
  unreachable: 'No connection. Try again.',
  failed: 'Something went wrong. Try again.',
  takingLonger: 'Still waiting…',
  resend: 'Send again',
  resendIn: (time) => `Send again ${time}`,
  sent: 'Sent again.',
  provider: (name) => `Continue with ${name}`,
  lastUsed: 'Last used',
  next: 'Continue',
  passwordHint: (number, plural) => `At least ${counted(number, plural, characters)}`,
};
