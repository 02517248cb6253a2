'use client';
import { useForm } from '../field';
import { AccountForm, type NamedAccountFormProps } from './account-form';
import { AccountField, CodeStep, codeTextOf, StepFoot } from './account-steps';
import type {
  CodeChallenge,
  CommonAnswer,
  FieldFailure,
  LinkChallenge,
  SignInOptions,
} from './attempt-state';
import { useAccountForm, type AccountFormKind } from './use-account-form';
import {
  forgotPasswordForm as english,
  type AccountFormLabels,
  type ForgotPasswordFormLabels,
} from './words';

/** Props of `ForgotPasswordForm`, including those of the root element. */
export interface ForgotPasswordFormProps extends NamedAccountFormProps {
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
  /** Labels that override the default ones. */
  labels?: Partial<AccountFormLabels & ForgotPasswordFormLabels>;
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-username`, `<id>-code`. It must be the same in
   * every build, so that password managers recognize the fields. Default of the prefix: `forgot-password`.
   */
  id?: string;
}

/** Field that a result may have errors for. */
export type ForgotPasswordField = 'username' | 'code';

/**
 * Result of a function of the form: success, a failure, the next step, or nothing if the user canceled. Success of `onSend` is
 * a link that was sent, or would have been if the account existed.
 */
export type ForgotPasswordAnswer =
  | FieldFailure<ForgotPasswordField>
  | CodeChallenge
  | LinkChallenge
  | CommonAnswer;

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

const kind: AccountFormKind<ForgotPasswordFormLabels> = {
  component: 'ForgotPasswordForm',
  slot: 'forgot-password-form',
  id: 'forgot-password',
  words: 'forgotPasswordForm',
  english,
  commonLabels: ({ send, sending, sendFailed, codeAccepted }) => ({
    submit: send,
    submitting: sending,
    rejected: sendFailed,
    succeeded: codeAccepted,
  }),
  first: 'username',
  steps: ['code', 'link'],
  fields: ['username', 'code'],
};

/**
 * Form for a forgotten password: it asks for the email address or username, then confirms that a link was sent or asks
 * for a code. It sends no requests itself; the application passes a function for each. Renders a `<div>` around a
 * `<form>`.
 */
export function ForgotPasswordForm({
  onSend: onSendProp,
  onCode,
  codeHeading,
  linkHeading,
  ...props
}: ForgotPasswordFormProps) {
  const form = useForm<{ username: string; code?: string }>();
  const onSend: ForgotPasswordRequest = async (values, options) => {
    const answer = await onSendProp?.(values, options);
    // Every message is sent by now, or the account does not exist.
    return Object(answer).ok === true ? { challenge: 'link' } : (answer as ForgotPasswordAnswer);
  };
  const account = useAccountForm(kind, form, { onSend, onCode }, props);
  const { labels, username, attempt, send, sendAgain } = account;
  const { step } = attempt.state;

  const submit = (fields: { username: string; code?: string }) => {
    if (step === 'code') {
      return send('submit', 'onCode', { username, code: (fields.code ?? '').trim() });
    }
    const values = { username: fields.username.trim() };
    return step === 'link' ? sendAgain('link', 'onSend', values) : send('submit', 'onSend', values);
  };
  const sendCode = () => void sendAgain('code', 'onSend', { username });

  return (
    <AccountForm
      {...account.rest}
      account={account}
      onSubmit={onSendProp && submit}
      steps={{
        code: {
          heading: codeHeading,
          textOf: codeTextOf(account, labels.codeHint),
          content: <CodeStep />,
          foot: <StepFoot resend={onSendProp && sendCode} />,
        },
        link: {
          heading: linkHeading,
          textOf: labels.linkSent,
          foot: <StepFoot resend="submit" />,
        },
      }}
    >
      <AccountField autoComplete="username" />
    </AccountForm>
  );
}
