'use client';
import type { ReactNode } from 'react';
import { useForm } from '../field';
import { AccountForm, type AccountFormProps } from './account-form';
import { EndLink, NewPasswordField, type NewPasswordProps } from './account-steps';
import type { CommonAnswer, FieldFailure, SignInOptions } from './attempt-state';
import { useAccountForm, type AccountFormKind } from './use-account-form';
import {
  resetPasswordForm as english,
  type AccountFormLabels,
  type ResetPasswordFormLabels,
} from './words';

/** Props of `ResetPasswordForm`, including those of the root element. */
export interface ResetPasswordFormProps extends AccountFormProps, NewPasswordProps {
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
export type ResetPasswordAnswer = FieldFailure<'password'> | ExpiredFailure | CommonAnswer;

/** Function that sends the new password to your server, with the token of the link. */
export type ResetPasswordRequest = (
  values: { password: string },
  options: SignInOptions,
) => Promise<ResetPasswordAnswer>;

const kind: AccountFormKind<ResetPasswordFormLabels> = {
  component: 'ResetPasswordForm',
  slot: 'reset-password-form',
  id: 'reset-password',
  words: 'resetPasswordForm',
  english,
  commonLabels: ({ save, saving, saveFailed, passwordChanged }) => ({
    submit: save,
    submitting: saving,
    rejected: saveFailed,
    succeeded: passwordChanged,
  }),
  first: 'password',
  steps: ['expired'],
  fields: ['password'],
};

/**
 * Form for a new password, to which a link or a code by email leads. It sends no request itself; the application
 * passes a function for it. Renders a `<div>` around a `<form>`.
 */
export function ResetPasswordForm({
  onChangePassword,
  username,
  expired,
  requestNewLink,
  afterSuccess,
  passwordStrength,
  weakWords,
  successHeading,
  expiredHeading,
  ...props
}: ResetPasswordFormProps) {
  const form = useForm<{ password: string }>();
  const account = useAccountForm(kind, form, { onChangePassword }, props);
  const { labels, prefix, send } = account;
  const submit = ({ password }: { password: string }) =>
    send('submit', 'onChangePassword', { password });

  return (
    <AccountForm
      {...account.rest}
      account={account}
      expired={expired}
      onSubmit={onChangePassword && submit}
      steps={{
        done: {
          heading: successHeading,
          textOf: () => labels.passwordChanged,
          content: <EndLink next={afterSuccess}>{labels.signIn}</EndLink>,
        },
        expired: {
          heading: expiredHeading,
          textOf: () => labels.expired,
          content: <EndLink next={requestNewLink}>{labels.requestNewLink}</EndLink>,
        },
      }}
    >
      {username !== undefined && (
        <input
          id={`${prefix}-username`}
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={username}
          readOnly
          hidden
        />
      )}
      <NewPasswordField
        label={labels.newPassword}
        passwordStrength={passwordStrength}
        weakWords={weakWords}
      />
    </AccountForm>
  );
}
