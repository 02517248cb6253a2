import type {
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';

/** Field that a result may have errors for. */
export type ForgotPasswordField = 'username' | 'code';

/**
 * Result of a function of the form: success, one of three failures, the next step, or nothing. Success of `onSend` is
 * a link that was sent, or would have been if the account existed.
 */
export type ForgotPasswordAnswer =
  | { ok: true }
  | FieldFailure<ForgotPasswordField>
  | FormFailure
  | RetryFailure
  | CodeChallenge
  | LinkChallenge
  | SignInCancel;

/** Function that asks your server to send a link or a code. */
export type ForgotPasswordRequest = (
  account: { username: string },
  options: SignInOptions,
) => Promise<ForgotPasswordAnswer>;

/** Function that sends a code to your server. */
export type ForgotPasswordCodeRequest = (
  values: { username: string; code: string },
  options: SignInOptions,
) => Promise<ForgotPasswordAnswer>;
