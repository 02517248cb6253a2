import type { ComponentProps, ReactNode } from 'react';
import type { AccountFormLabels } from '../account-form/parts';
import type {
  AccountFormProps,
  FieldFailure,
  FormFailure,
  NewPasswordProps,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';
import type { ResetPasswordFormLabels } from './words';

/** Props specific to the form for a new password. */
export interface ResetPasswordFormOwnProps extends AccountFormProps, NewPasswordProps {
  /**
   * Called with the new password; sends it to your server and resolves with its result. If it throws, a message is
   * shown. Without this function, the form is posted to `action`.
   */
  onChangePassword?: ResetPasswordRequest | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: ResetPasswordAnswer | undefined;
  /** Email address or username of the account, hidden, so that password managers update the right entry. */
  username?: string | undefined;
  /**
   * Whether the link in the email is no longer valid, if the server knows in advance. Default:
   * `false`.
   */
  expired?: boolean;
  /** URL for requesting another link, or custom content, which is shown after an expired one. Default: nothing. */
  requestNewLink?: ReactNode;
  /** URL of the sign-in page, or custom content, which is shown after success. Default: nothing. */
  afterSuccess?: ReactNode;
  /** Heading after success. Default: `heading`. */
  successHeading?: ReactNode;
  /** Heading after an expired link. Default: `heading`. */
  expiredHeading?: ReactNode;
  /** Labels that override the default ones. */
  labels?: Partial<AccountFormLabels & ResetPasswordFormLabels>;
}

type RootProps = Omit<ComponentProps<'div'>, keyof ResetPasswordFormOwnProps | 'children'>;

/** Props of `ResetPasswordForm`, including those of the root element. */
export interface ResetPasswordFormProps extends ResetPasswordFormOwnProps, RootProps {
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-username`, `<id>-password`. It must be the same
   * in every build, so that password managers recognize the fields. Default of the prefix: `reset-password`.
   */
  id?: string;
}

/** The link of the email is no longer valid. */
export interface ExpiredFailure {
  /** Shows how to request another link. */
  expired: true;
}

/** Result of `onChangePassword`: success, one of four failures, or nothing. */
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
