import type { ComponentProps, ReactNode } from 'react';
import type { AccountFormLabels } from '../account-form/parts';
import type {
  AccountFormProps,
  AccountIdentifier,
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';
import type { ForgotPasswordFormLabels } from './words';

/** Props specific to the form for a forgotten password. */
export interface ForgotPasswordFormOwnProps extends AccountFormProps {
  /**
   * Sends a link or a code by email, and another one when the user requests it; resolves with
   * `{ challenge: 'link' }` or `{ challenge: 'otp' }`, whether or not the account exists. If it throws, a message is
   * shown. Without this function, the form is posted to `action`.
   */
  onSend?: ForgotPasswordRequest | undefined;
  /** Called with the code; resolves with `{ ok: true }` if it is correct. Then show a form for the new password. */
  onCode?: ForgotPasswordCodeRequest | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: ForgotPasswordAnswer | undefined;
  /** Kind of account name, which determines the label, the keyboard and the validation. Default: `email`. */
  identifier?: AccountIdentifier;
  /** Initial email address or username. Default: empty. */
  defaultUsername?: string;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /** Heading of the code step. Default: `heading`. */
  codeHeading?: ReactNode;
  /** Heading after a link was sent. Default: `heading`. */
  linkHeading?: ReactNode;
  /** Labels that override the default ones. */
  labels?: Partial<AccountFormLabels & ForgotPasswordFormLabels>;
}

type RootProps = Omit<ComponentProps<'div'>, keyof ForgotPasswordFormOwnProps | 'children'>;

/** Props of `ForgotPasswordForm`, including those of the root element. */
export interface ForgotPasswordFormProps extends ForgotPasswordFormOwnProps, RootProps {
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-username`, `<id>-code`. It must be the same in
   * every build, so that password managers recognize the fields. Default of the prefix: `forgot-password`.
   */
  id?: string;
}

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
