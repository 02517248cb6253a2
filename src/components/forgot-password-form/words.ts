import type { PluralCategory } from '../../core/locale/plural';

/** Labels of the form for a forgotten password, besides those of every account form. */
export interface ForgotPasswordFormLabels {
  /** Button of the first step, and name of the form. */
  send: string;
  /** Text of the button during the request. */
  sending: string;
  /**
   * Hint about the code and its number of digits; it does not reveal whether the account, which may be empty, exists.
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
    `If an account exists${account && ` for ${account}`}, we have sent ${withArticle(digits)}\u2011digit code`,
  linkSent: (account) =>
    `If an account exists for ${account || 'this address'}, we have sent a link to reset the password.`,
  sendFailed: 'The email could not be sent. Try again.',
  codeAccepted: 'The code is correct.',
};
