import type { PluralCategory } from '../../core/locale/plural';

/** Labels of the login form. Numbers and times arrive formatted. */
export interface LoginFormLabels {
  /** Button of the first step, and name of the form. */
  signIn: string;
  /** Text of a button during the request. */
  signingIn: string;
  /** Label of the checkbox that keeps the user signed in. */
  staySignedIn: string;
  /** Link to the password reset. */
  forgotPassword: string;
  /** Name of the group of other ways to sign in. */
  otherWays: string;
  /**
   * Hint about a code from an app, or of unknown kind, and its number of digits; `account` is the email address or
   * username, or empty if it is unknown.
   */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Hint about a code by email, its number of digits and the account, which may be empty. */
  emailCodeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Error of wrong credentials; it reveals neither which part is wrong nor whether the account exists. */
  signInFailed: string;
  /** Message after success. */
  signedIn: string;
  /** Button that requests a link by email. */
  sendLink: string;
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) => string;
  /** Button that signs in with a passkey. */
  passkey: string;
  /** Button that switches to a code from an app. */
  switchToApp: string;
  /** Button that switches to a code by email, and sends one. */
  switchToEmail: string;
  /** Button that switches to a recovery code. */
  switchToRecovery: string;
  /** Label of the field for a recovery code. */
  recoveryCode: string;
  /** Hint about the recovery codes of the account, which may be empty. */
  recoveryHint: (account: string) => string;
}

/** English labels of the login form. */
export const loginForm: LoginFormLabels = {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  staySignedIn: 'Stay signed in',
  forgotPassword: 'Forgot password?',
  otherWays: 'Other ways to sign in',
  codeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code${account && ` for ${account}`} from your app or message`,
  emailCodeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code from our email${account && ` to ${account}`}`,
  signInFailed: 'Incorrect sign-in details.',
  signedIn: 'You are signed in.',
  sendLink: 'Email me a sign-in link',
  linkSent: (account) =>
    `If an account exists for ${account || 'this address'}, we have sent a sign-in link.`,
  passkey: 'Sign in with a passkey',
  switchToApp: 'Use a code from your app',
  switchToEmail: 'Get a code by email',
  switchToRecovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: (account) =>
    `One of the codes${account && ` for ${account}`} that you saved when you set up two-step sign-in`,
};
