'use client';
import type { ReactNode } from 'react';
import { TextInput } from '../../primitives/text-input';
import { Field, useForm } from '../field';
import { AccountForm, type NamedAccountFormProps } from './account-form';
import styles from './account-form.module.css';
import {
  AccountField,
  CodeStep,
  codeTextOf,
  EndLink,
  NewPasswordField,
  StepFoot,
  type NewPasswordProps,
} from './account-steps';
import type {
  CodeChallenge,
  CommonAnswer,
  FieldFailure,
  LinkChallenge,
  SignInOptions,
} from './attempt-state';
import { OtherWays, type SignInProvider } from './other-ways';
import { useAccountForm, type AccountFormKind } from './use-account-form';
import { signUpForm as english, type AccountFormLabels, type SignUpFormLabels } from './words';

/** Props of `SignUpForm`, including those of the root element. */
export interface SignUpFormProps extends NamedAccountFormProps, NewPasswordProps {
  /**
   * Called when the user signs up; sends the values to your server and resolves with its result. After
   * `challenge: 'otp'`, it is called again with the same values and the `code`. If it throws, a message is
   * shown. Without this function, the form is posted to `action`.
   */
  onSignUp?: SignUpRequest | undefined;
  /** Sends another code and resolves with `{ challenge: 'otp' }`. Adds a button to the code step. */
  onSendCode?: SignUpSendRequest | undefined;
  /** Sends another link and resolves with `{ challenge: 'link' }`. Adds a button to the step after a link. */
  onSendLink?: SignUpSendRequest | undefined;
  /** Signs up with a passkey instead of a password. Adds a button. */
  onPasskey?: SignUpPasskeyRequest | undefined;
  /** Providers, each with a button or a link. Default: none. */
  providers?: ReadonlyArray<SignInProvider> | undefined;
  /** Called with the id when the user selects a provider without a URL. */
  onProvider?: SignUpProviderRequest | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: SignUpAnswer | undefined;
  /** Whether the form asks for the name of the user. Default: `false`. */
  withName?: boolean;
  /** Initial name. Default: empty. */
  defaultName?: string;
  /** Label of a checkbox that is required, such as the acceptance of terms with links to them. Default: no checkbox. */
  terms?: ReactNode;
  /** Heading after success. Default: `heading`. */
  successHeading?: ReactNode;
  /** URL of the next page, or custom content, which is shown after success. Default: nothing. */
  afterSuccess?: ReactNode;
  /**
   * Other ways to sign up, such as buttons of providers; rendered outside the `<form>`, so that they may
   * contain forms.
   */
  otherWays?: ReactNode;
  /** Labels that override the default ones. */
  labels?: Partial<AccountFormLabels & SignUpFormLabels>;
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-name`, `<id>-username`, `<id>-password`,
   * `<id>-terms`, `<id>-code`. It must be the same in every build, so that password managers recognize the
   * fields. Default of the prefix: `sign-up`.
   */
  id?: string;
}

/** Account to be created, without its secrets. */
export interface SignUpAccount {
  /** Name of the user, trimmed; present if the form asks for it. */
  name?: string;
  /** Email address or username, trimmed. */
  username: string;
  /** Acceptance of the terms; present if the form asks for it. */
  accepted?: true;
}

/** Values that are passed to `onSignUp`. */
export interface SignUpValues extends SignUpAccount {
  /** Password exactly as typed; empty if a previous result cleared it. */
  password: string;
  /** One-time code, digits only; present only in the code step, which `challenge: 'otp'` starts. */
  code?: string;
}

/** Field that a result may have errors for. */
export type SignUpField = 'name' | 'username' | 'password' | 'terms' | 'code';

/** Result of a function of the form: success, a failure, the next step, or nothing if the user canceled. */
export type SignUpAnswer = FieldFailure<SignUpField> | CodeChallenge | LinkChallenge | CommonAnswer;

/** Function that sends the values to your server. */
export type SignUpRequest = (values: SignUpValues, options: SignInOptions) => Promise<SignUpAnswer>;

/** Function that asks your server to send another code or link for the values of the form. */
export type SignUpSendRequest = (
  values: Omit<SignUpValues, 'code'>,
  options: SignInOptions,
) => Promise<SignUpAnswer>;

/** Function that signs up with a passkey, in a dialog of the browser. */
export type SignUpPasskeyRequest = (
  account: SignUpAccount,
  options: SignInOptions,
) => Promise<SignUpAnswer>;

/**
 * Function that signs up with a provider; no result means that the browser is about to leave the
 * page, or that the user canceled.
 */
export type SignUpProviderRequest = (
  id: string,
  options: SignInOptions,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Promise<SignUpAnswer | void>;

/** Values of the fields, as the form has them. */
interface SignUpFields {
  name?: string;
  username: string;
  password: string;
  terms?: boolean;
  code?: string;
}

const kind: AccountFormKind<SignUpFormLabels> = {
  component: 'SignUpForm',
  slot: 'sign-up-form',
  id: 'sign-up',
  words: 'signUpForm',
  english,
  commonLabels: ({ create, creating, signUpFailed, accountCreated }) => ({
    submit: create,
    submitting: creating,
    rejected: signUpFailed,
    succeeded: accountCreated,
  }),
  first: 'credentials',
  steps: ['code', 'link'],
  fields: ['name', 'username', 'password', 'terms', 'code'],
};

/**
 * Sign-up form: email address or username and a new password, optionally a name and the acceptance of terms, then a
 * code or a link by email if the server requires one; optionally passkeys and providers. It sends no requests itself;
 * the application passes a function for each. Renders a `<div>` around a `<form>`.
 */
export function SignUpForm({
  onSignUp,
  onSendCode,
  onSendLink,
  onPasskey,
  onProvider,
  providers,
  withName = false,
  defaultName = '',
  terms,
  passwordStrength,
  weakWords,
  codeHeading,
  linkHeading,
  successHeading,
  afterSuccess,
  otherWays,
  ...props
}: SignUpFormProps) {
  const form = useForm<SignUpFields>();
  const functions = { onSignUp, onSendCode, onSendLink, onPasskey };
  const account = useAccountForm(kind, form, functions, props);
  const { labels, prefix, attempt, send, sendAgain } = account;
  const { step } = attempt.state;
  const isAsked = step === 'credentials';

  const submit = (fields: SignUpFields) => {
    const values = valuesOf(fields);
    if (step === 'link') return sendAgain('link', 'onSendLink', values);
    const code = step === 'code' && { code: (fields.code ?? '').trim() };
    return send('submit', 'onSignUp', { ...values, ...code });
  };
  const signUpByPasskey = async () => {
    const names = ['name', 'username', 'terms'];
    const verdicts = await Promise.all(names.map((name) => form.validate(name)));
    if (verdicts.every(Boolean)) await send('passkey', 'onPasskey', accountOf(form.get()));
    else form.focus();
  };
  const sendCode = () => void sendAgain('code', 'onSendCode', valuesOf(form.get()));

  return (
    <AccountForm
      {...account.rest}
      account={account}
      onSubmit={onSignUp || step === 'link' ? submit : undefined}
      steps={{
        code: {
          heading: codeHeading,
          textOf: codeTextOf(account, labels.emailCodeHint),
          content: <CodeStep />,
          foot: <StepFoot resend={onSendCode && sendCode} />,
        },
        link: {
          heading: linkHeading,
          textOf: labels.linkSent,
          foot: <StepFoot resend={onSendLink && 'submit'} />,
        },
        done: {
          heading: successHeading,
          textOf: () => labels.accountCreated,
          content: <EndLink next={afterSuccess}>{labels.next}</EndLink>,
        },
      }}
      ways={
        <OtherWays
          name={labels.otherWays}
          passkey={onPasskey && { text: labels.passkey, onPress: signUpByPasskey }}
          providers={providers}
          onProvider={onProvider}
          otherWays={otherWays}
        />
      }
    >
      {withName && (
        <Field name="name" label={labels.name} rules={isAsked ? 'required' : []}>
          <TextInput id={`${prefix}-name`} defaultValue={defaultName} autoComplete="name" />
        </Field>
      )}
      <AccountField autoComplete="username" />
      <NewPasswordField
        label={labels.password}
        passwordStrength={passwordStrength}
        weakWords={weakWords}
      />
      {terms && (
        <Field
          name="terms"
          label={terms}
          rules={isAsked ? 'accepted' : []}
          data-slot="sign-up-form-terms"
          className={styles.terms}
        >
          <input id={`${prefix}-terms`} type="checkbox" />
        </Field>
      )}
    </AccountForm>
  );
}

/** Returns the values of the fields without a code. */
function valuesOf(fields: SignUpFields): Omit<SignUpValues, 'code'> {
  return { ...accountOf(fields), password: fields.password };
}

/** Returns the account of the fields; those that the form does not have are absent. */
function accountOf({ name, username, terms }: SignUpFields): SignUpAccount {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    username: username.trim(),
    ...(terms === true ? { accepted: true } : {}),
  };
}
