import type { ComponentProps, ReactNode } from 'react';
import type { AccountFormLabels } from '../account-form/parts';
import type {
  AccountFormProps,
  AccountIdentifier,
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  NewPasswordProps,
  RetryFailure,
  SignInCancel,
  SignInOptions,
  SignInProvider,
} from '../account-form/parts';
import type { SignUpFormLabels } from './words';

/** Props specific to the sign-up form. */
export interface SignUpFormOwnProps extends AccountFormProps, NewPasswordProps {
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
  /** Called with the id when the user picks a provider without a URL. */
  onProvider?: SignUpProviderRequest | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: SignUpAnswer | undefined;
  /** Kind of account name, which determines the label, the keyboard and the validation. Default: `email`. */
  identifier?: AccountIdentifier;
  /** Initial email address or username. Default: empty. */
  defaultUsername?: string;
  /** Whether the form asks for the name of the user. Default: `false`. */
  withName?: boolean;
  /** Initial name. Default: empty. */
  defaultName?: string;
  /** Label of a checkbox that is required, such as the acceptance of terms with links to them. Default: no checkbox. */
  terms?: ReactNode;
  /** Number of digits of a one-time code. Default: 6. */
  codeLength?: number;
  /** Heading of the code step. Default: `heading`. */
  codeHeading?: ReactNode;
  /** Heading after a link was sent. Default: `heading`. */
  linkHeading?: ReactNode;
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
}

type RootProps = Omit<ComponentProps<'div'>, keyof SignUpFormOwnProps | 'children'>;

/** Props of `SignUpForm`, including those of the root element. */
export interface SignUpFormProps extends SignUpFormOwnProps, RootProps {
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

/** Result of a function of the form: success, one of three failures, the next step, or nothing. */
export type SignUpAnswer =
  | { ok: true }
  | FieldFailure<SignUpField>
  | FormFailure
  | RetryFailure
  | CodeChallenge
  | LinkChallenge
  | SignInCancel;

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
