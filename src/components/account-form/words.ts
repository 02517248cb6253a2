import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

const characters: PluralForms = { one: '# character', other: '# characters' };

/** English labels that the forms of an account share. */
export const accountForm = {
  /** Label of the first field if it accepts an email address. */
  email: 'Email',
  /** Label of the first field if it accepts a username. */
  username: 'Username',
  /** Label of the first field if it accepts either. */
  emailOrUsername: 'Email or username',
  /** Label of the password field. */
  password: 'Password',
  /** Word between the form and other ways to sign in. */
  separator: 'or',
  /** Label of the field for the one-time code. */
  code: 'One-time code',
  /** Button that submits the code. */
  verify: 'Verify',
  /** Button back to the first step. */
  back: 'Back',
  /** Error for a wrong code. */
  wrongCode: 'The code is incorrect or has expired.',
  /** Lockout after too many attempts; `time` is relative, as in "in 30 seconds". */
  lockedOut: (time: string) => `Too many attempts. Try again ${time}.`,
  /** Message after the lockout. */
  lockoutEnded: 'You can try again now.',
  /** Error if the server cannot be reached. */
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  /** Any other error. */
  failed: 'Something went wrong. Try again.',
  /** Message if a response is slow. */
  takingLonger: 'This is taking longer than usual…',
  /** Button that requests another link or code. */
  resend: 'Send again',
  /** The same button during the pause; `time` is relative, as in "in 30 seconds". */
  resendIn: (time: string) => `Send again ${time}`,
  /** Message after another link or code was sent. */
  sent: 'Sent again',
  /** Button of a provider. */
  provider: (name: string) => `Continue with ${name}`,
  /** Mark of the provider that was used last. */
  lastUsed: 'Last used',
  /** Button or link to the next step. */
  next: 'Continue',
  /** Description of the minimum length of a new password. */
  passwordHint: (number: string, plural: PluralCategory) =>
    `At least ${counted(number, plural, characters)}`,
  /** Description of a code by email, its number of digits and the account, which may be empty. */
  emailCodeHint: (digits: string, _plural: PluralCategory, account: string) =>
    `The ${digits}\u2011digit code from our email${account && ` to ${account}`}`,
};

/** Labels that the forms of an account share: for signing in, signing up and a forgotten password. */
export type AccountFormLabels = typeof accountForm;

/** English labels of the sign-in form. */
export const loginForm = {
  /** Button of the first step, and name of the form. */
  signIn: 'Sign in',
  /** Text of a button during the request. */
  signingIn: 'Signing in…',
  /** Label of the checkbox that keeps the user signed in. */
  staySignedIn: 'Stay signed in',
  /** Link to the password reset. */
  forgotPassword: 'Forgot password?',
  /** Name of the group of other ways to sign in. */
  otherWays: 'Other ways to sign in',
  /**
   * Description of a code from an app, or of unknown kind, and its number of digits; `account` is the email address or
   * username, or empty if it is unknown.
   */
  codeHint: (digits: string, _plural: PluralCategory, account: string) =>
    `The ${digits}\u2011digit code${account && ` for ${account}`} from your app or message`,
  /** Error of wrong credentials; it reveals neither which part is wrong nor whether the account exists. */
  signInFailed: 'The sign-in details are incorrect.',
  /** Message after success. */
  signedIn: 'You are signed in.',
  /** Button that requests a link by email. */
  sendLink: 'Email me a sign-in link',
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) =>
    `If an account exists for ${account || 'this address'}, we have sent a sign-in link.`,
  /** Button that signs in with a passkey. */
  passkey: 'Sign in with a passkey',
  /** Button that switches to a code from an app. */
  switchToApp: 'Use a code from your app',
  /** Button that switches to a code by email, and sends one. */
  switchToEmail: 'Get a code by email',
  /** Button that switches to a recovery code. */
  switchToRecovery: 'Use a recovery code',
  /** Label of the field for a recovery code. */
  recoveryCode: 'Recovery code',
  /** Description of the recovery codes of the account, which may be empty. */
  recoveryHint: (account: string) =>
    `One of the codes${account && ` for ${account}`} that you saved when you set up two-step sign-in`,
};

/** Labels of the sign-in form. Numbers and times arrive formatted. */
export type LoginFormLabels = typeof loginForm;

/** English labels of the sign-up form. */
export const signUpForm = {
  /** Button of the first step, and name of the form. */
  create: 'Create account',
  /** Text of the button during the request. */
  creating: 'Creating account…',
  /** Label of the field for the name. */
  name: 'Name',
  /** Name of the group of other ways to sign up. */
  otherWays: 'Other ways to sign up',
  /** Button that signs up with a passkey. */
  passkey: 'Sign up with a passkey',
  /** Text after a link was sent to the account, which may be empty; it is the same if the account exists. */
  linkSent: (account: string) =>
    `We have sent a message with the next step${account && ` to ${account}`}.`,
  /** Default error; it does not reveal whether the account exists. */
  signUpFailed: 'The account could not be created. Check your details and try again.',
  /** Message after success. */
  accountCreated: 'Your account has been created.',
};

/** Labels of the sign-up form, besides those of every account form. */
export type SignUpFormLabels = typeof signUpForm;

/** Returns a number with the indefinite article of its word: "a 6", "an 8". */
const withArticle = (digits: string) => `${/^(8|11$|18$)/.test(digits) ? 'an' : 'a'} ${digits}`;

/** English labels of the form for a forgotten password. */
export const forgotPasswordForm = {
  /** Button of the first step, and name of the form. */
  send: 'Reset password',
  /** Text of the button during the request. */
  sending: 'Sending…',
  /**
   * Description of the code and its number of digits; it does not reveal whether the account, which may be empty, exists.
   */
  codeHint: (digits: string, _plural: PluralCategory, account: string) =>
    `If an account exists${account && ` for ${account}`}, we have sent ${withArticle(digits)}\u2011digit code.`,
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) =>
    `If an account exists for ${account || 'this address'}, we have sent a link to reset the password.`,
  /** Default error of the first step. */
  sendFailed: 'The email could not be sent. Try again.',
  /** Message after a correct code. */
  codeAccepted: 'The code is correct.',
};

/** Labels of the form for a forgotten password, besides those of every account form. */
export type ForgotPasswordFormLabels = typeof forgotPasswordForm;

/** English labels of the form for a new password. */
export const resetPasswordForm = {
  /** Button, and name of the form. */
  save: 'Change password',
  /** Text of the button during the request. */
  saving: 'Saving…',
  /** Label of the field. */
  newPassword: 'New password',
  /** Default error. */
  saveFailed: 'The password could not be changed. Try again or choose another one.',
  /** Message after success: what the user can do now. */
  passwordChanged: 'You can sign in with your new password now.',
  /** Link to the sign-in after success. */
  signIn: 'Sign in',
  /** Message if the link in the email is no longer valid. */
  expired: 'This link is no longer valid. It works once and for a limited time.',
  /** Link that requests another email. */
  requestNewLink: 'Request another link',
};

/** Labels of the form for a new password, besides those of every account form. */
export type ResetPasswordFormLabels = typeof resetPasswordForm;
