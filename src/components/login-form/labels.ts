import type { LabelCatalogue } from '../../internals/use-labels';

/** Words that the login form says. Numbers and times arrive formatted. */
export interface LoginFormLabels {
  /** Button that sends the first step, and name of the form. */
  signIn: string;
  /** Words of a button while it waits for the answer. */
  signingIn: string;
  /** Label of the first field where it takes an email address. */
  email: string;
  /** Label of the first field where it takes a user name. */
  username: string;
  /** Label of the first field where it takes either. */
  either: string;
  /** Label of the password field. */
  password: string;
  /** Name of the button that shows the password while it is pressed. */
  reveal: string;
  /** Hint while Caps Lock is on. */
  capsLock: string;
  /** Label of the checkbox that keeps the reader signed in. */
  remember: string;
  /** Link to where a forgotten password is replaced. */
  forgot: string;
  /** Word between the form and other ways to sign in. */
  or: string;
  /** Name of the group of other ways. */
  otherWays: string;
  /** Label of the field for the one-time code. */
  code: string;
  /** Hint about the code and how many digits it has. */
  codeHint: (digits: string) => string;
  /** Button that sends the code. */
  verify: string;
  /** Button that leads back to the first step. */
  back: string;
  /** Fault that tells neither which of the two is wrong nor whether the account exists. */
  wrong: string;
  /** Fault of the code. */
  wrongCode: string;
  /** Pause before the next try; `time` reads "in 30 seconds". */
  blocked: (time: string) => string;
  /** Message that the pause is over. */
  free: string;
  /** Fault where the server cannot be reached. */
  unreachable: string;
  /** Fault where something broke. */
  failed: string;
  /** Message while an answer takes long. */
  slow: string;
  /** Message after success. */
  done: string;
}

/** Catalogue of the login form's words. */
export const loginFormLabels: LabelCatalogue<LoginFormLabels> = {
  name: 'loginForm',
  en: {
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    email: 'Email',
    username: 'User name',
    either: 'Email or user name',
    password: 'Password',
    reveal: 'Show password',
    capsLock: 'Caps Lock is on',
    remember: 'Stay signed in',
    forgot: 'Forgot password?',
    or: 'or',
    otherWays: 'Other ways to sign in',
    code: 'One-time code',
    codeHint: (digits) => `The ${digits} digits from your app or message`,
    verify: 'Verify',
    back: 'Back',
    wrong: 'The sign-in details are not right.',
    wrongCode: 'The code is not right or has expired.',
    blocked: (time) => `Too many attempts. Try again ${time}.`,
    free: 'You can try again now.',
    unreachable: 'No connection. Try again.',
    failed: 'Something went wrong. Try again.',
    slow: 'Still waiting…',
    done: 'You are signed in.',
  },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
