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
  /** Description of the minimum length of a new password. */
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
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'Something went wrong. Try again.',
  takingLonger: 'This is taking longer than usual…',
  resend: 'Send again',
  resendIn: (time) => `Send again ${time}`,
  sent: 'Sent again',
  provider: (name) => `Continue with ${name}`,
  lastUsed: 'Last used',
  next: 'Continue',
  passwordHint: (number, plural) => `At least ${counted(number, plural, characters)}`,
};

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
   * Description of a code from an app, or of unknown kind, and its number of digits; `account` is the email address or
   * username, or empty if it is unknown.
   */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Description of a code by email, its number of digits and the account, which may be empty. */
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
  /** Description of the recovery codes of the account, which may be empty. */
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
  signInFailed: 'The sign-in details are incorrect.',
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
  /** Description of the code, its number of digits and the account, which may be empty. */
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
  signUpFailed: 'The account could not be created. Check your details and try again.',
  accountCreated: 'Your account has been created.',
};

/** Labels of the form for a forgotten password, besides those of every account form. */
export interface ForgotPasswordFormLabels {
  /** Button of the first step, and name of the form. */
  send: string;
  /** Text of the button during the request. */
  sending: string;
  /**
   * Description of the code and its number of digits; it does not reveal whether the account, which may be empty, exists.
   */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) => string;
  /** Default error of the first step. */
  sendFailed: string;
  /** Message after a correct code. */
  codeAccepted: string;
}

/** Returns a number with the indefinite article of its word: "a 6", "an 8". */
const withArticle = (digits: string) => `${/^(8|11$|18$)/.test(digits) ? 'an' : 'a'} ${digits}`;

/** English labels of the form for a forgotten password. */
export const forgotPasswordForm: ForgotPasswordFormLabels = {
  send: 'Reset password',
  sending: 'Sending…',
  codeHint: (digits, _plural, account) =>
    `If an account exists${account && ` for ${account}`}, we have sent ${withArticle(digits)}\u2011digit code.`,
  linkSent: (account) =>
    `If an account exists for ${account || 'this address'}, we have sent a link to reset the password.`,
  sendFailed: 'The email could not be sent. Try again.',
  codeAccepted: 'The code is correct.',
};

/** Labels of the form for a new password, besides those of every account form. */
export interface ResetPasswordFormLabels {
  /** Button, and name of the form. */
  save: string;
  /** Text of the button during the request. */
  saving: string;
  /** Label of the field. */
  newPassword: string;
  /** Default error. */
  saveFailed: string;
  /** Message after success: what the user can do now. */
  passwordChanged: string;
  /** Link to the sign-in after success. */
  signIn: string;
  /** Message if the link in the email is no longer valid. */
  expired: string;
  /** Link that requests another email. */
  requestNewLink: string;
}

/** English labels of the form for a new password. */
export const resetPasswordForm: ResetPasswordFormLabels = {
  save: 'Change password',
  saving: 'Saving…',
  newPassword: 'New password',
  saveFailed: 'The password could not be changed. Try again or choose another one.',
  passwordChanged: 'You can sign in with your new password now.',
  signIn: 'Sign in',
  expired: 'This link is no longer valid. It works once and for a limited time.',
  requestNewLink: 'Request another link',
};
