import type { PluralCategory } from '../../core/locale/plural';

/** Labels of the sign-up form, besides those of every account form. */
export interface SignUpFormLabels {
  /** Button of the first step, and name of the form. */
  create: string;
  /** Text of the button during the request. */
  creating: string;
  /** Label of the field for the name. */
  name: string;
  /** Name of the group of other ways to sign up. */
  otherWays: string;
  /** Button that signs up with a passkey. */
  passkey: string;
  /** Hint about the code, its number of digits and the account, which may be empty. */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Text after a link was sent to the account, which may be empty; it is the same if the account exists. */
  linkSent: (account: string) => string;
  /** Default error; it does not reveal whether the account exists. */
  signUpFailed: string;
  /** Message after success. */
  accountCreated: string;
}

/** English labels of the sign-up form. */
export const signUpForm: SignUpFormLabels = {
  create: 'Create account',
  creating: 'Creating account…',
  name: 'Name',
  otherWays: 'Other ways to sign up',
  passkey: 'Sign up with a passkey',
  codeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code from our email${account && ` to ${account}`}`,
  linkSent: (account) => `We have sent a message with the next step${account && ` to ${account}`}.`,
  signUpFailed: 'The account could not be created. Check what you entered.',
  accountCreated: 'Your account has been created.',
};
