import type {
  FieldFailure,
  FormFailure,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';

/** The link of the email is no longer valid. */
export interface ExpiredFailure {
  /** Shows how to request another link. */
  expired: true;
}

/** Result of `onReset`: success, one of four failures, or nothing. */
export type ResetPasswordAnswer =
  | { ok: true }
  | FieldFailure<'password'>
  | FormFailure
  | RetryFailure
  | ExpiredFailure
  | SignInCancel;

/** Function that sends the new password to your server, with the token of the link. */
export type ResetPasswordRequest = (
  values: { password: string },
  options: SignInOptions,
) => Promise<ResetPasswordAnswer>;
