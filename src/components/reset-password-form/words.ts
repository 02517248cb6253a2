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
  saveFailed: 'The password could not be changed. Try another one.',
  passwordChanged: 'You can sign in with your new password now.',
  signIn: 'Sign in',
  expired: 'This link is no longer valid. It works once and for a limited time.',
  requestNewLink: 'Request another link',
};
