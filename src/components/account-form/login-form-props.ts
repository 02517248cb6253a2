import type { ReactNode } from 'react';
import type { NamedAccountFormProps } from './account-form';
import type {
  CodeChallenge,
  CommonAnswer,
  FieldFailure,
  LinkChallenge,
  SecondFactor,
  SignInOptions,
} from './attempt-state';
import type { SignInProvider } from './other-ways';
import type { AccountFormLabels, LoginFormLabels } from './words';

/** Props of `LoginForm`, including those of the root element. */
export interface LoginFormProps extends NamedAccountFormProps {
  /**
   * Called when the user signs in; sends the credentials to your server and resolves with its result. After
   * `challenge: 'otp'`, it is called again with the same credentials and the `code`. If it throws, a message
   * is shown. Without this function, the form is posted to `action`.
   */
  onSignIn?: SignInRequest | undefined;
  /**
   * Called with the account if the first step asks only for the account; resolves with the next step:
   * `{ challenge: 'password' }`, `'otp'` or `'link'`. Without this function, the first step also asks for the password.
   */
  onIdentify?: IdentityRequest | undefined;
  /**
   * Sends a link by email and resolves with `{ challenge: 'link' }`, whether or not the account exists. Adds a button.
   */
  onSendLink?: IdentityRequest | undefined;
  /**
   * Sends a code and resolves with `{ challenge: 'otp' }`; called when the user requests another code or switches to
   * a code by email.
   */
  onSendCode?: CodeRequest | undefined;
  /** Signs in with a passkey. Adds a button. */
  onPasskey?: PasskeyRequest | undefined;
  /**
   * Whether `onPasskey` is also called when the form mounts, with `conditional: true`, to offer passkeys in the
   * autofill list of the first field. Default: `false`.
   */
  passkeyAutofill?: boolean;
  /** Providers, each with a button or a link. Default: none. */
  providers?: ReadonlyArray<SignInProvider> | undefined;
  /** Called with the id when the user selects a provider without a URL; store it for `lastProvider`. */
  onProvider?: ProviderRequest | undefined;
  /** Id of the provider that was used last, which is marked and comes first. */
  lastProvider?: string | undefined;
  /** Initial result, for a server that renders the form again after a post without JavaScript. */
  defaultAnswer?: SignInAnswer | undefined;
  /** Whether there is a checkbox to stay signed in. Default: `false`. */
  remember?: boolean | undefined;
  /** Whether that checkbox is initially checked. Default: `false`. */
  defaultRemember?: boolean | undefined;
  /** URL for resetting a forgotten password, or a custom link. Default: no link. */
  forgotPasswordLink?: ReactNode;
  /**
   * Content of the second step for users without a code: a button that sends another one, or a link to
   * alternatives.
   */
  resendAction?: ReactNode;
  /**
   * Other ways to sign in, such as buttons of providers; rendered outside the `<form>`, so that they may
   * contain forms.
   */
  otherWays?: ReactNode;
  /** Labels that override the default ones. */
  labels?: Partial<AccountFormLabels & LoginFormLabels>;
  /**
   * Id of the root element and prefix of the ids of the fields: `<id>-username`, `<id>-password`,
   * `<id>-code`. It must be the same in every build, so that password managers recognize the fields. Default
   * of the prefix: `sign-in`.
   */
  id?: string;
}

/** Account, and whether to stay signed in. */
export interface SignInIdentity {
  /** Email address or username, trimmed. */
  username: string;
  /** Whether the user wants to stay signed in; `false` without the checkbox. */
  remember: boolean;
}

/** Credentials that are passed to `onSignIn`. */
export interface Credentials extends SignInIdentity {
  /** Password exactly as typed; empty if a previous result cleared it. */
  password: string;
  /**
   * One-time code, digits only, or a recovery code as typed; present only in the code step, which `challenge: 'otp'`
   * starts.
   */
  code?: string;
  /** Kind of the code; present if the result named `factors`. */
  factor?: SecondFactor;
}

/** Field that a result may have errors for. */
export type SignInField = 'username' | 'password' | 'code';

/** Request for the second factor. */
export interface SignInChallenge extends CodeChallenge {
  /** Second factors of the account; the first one is asked for, the user may switch. Default: a single factor of unknown kind. */
  factors?: readonly SecondFactor[];
}

/** Request for the password, after `onIdentify`. Also return it for unknown accounts. */
export interface PasswordChallenge {
  /** Kind of the next step. */
  challenge: 'password';
}

/** Result of a function of the form: success, a failure, the next step, or nothing if the user canceled. */
export type SignInAnswer =
  | FieldFailure
  | SignInChallenge
  | PasswordChallenge
  | LinkChallenge
  | CommonAnswer;

/** Function that sends the credentials to your server. */
export type SignInRequest = (
  credentials: Credentials,
  options: SignInOptions,
) => Promise<SignInAnswer>;

/** Function that asks your server for the next step of a user, or to send a link. */
export type IdentityRequest = (
  identity: SignInIdentity,
  options: SignInOptions,
) => Promise<SignInAnswer>;

/** Function that asks your server to send a code. */
export type CodeRequest = (
  account: { username: string; factor: SecondFactor | null },
  options: SignInOptions,
) => Promise<SignInAnswer>;

/** Function that signs in with a passkey: in a dialog, or `conditional`, offered with the autofill of the first field. */
export type PasskeyRequest = (
  passkey: { conditional: boolean; remember: boolean },
  options: SignInOptions,
) => Promise<SignInAnswer>;

/**
 * Function that signs in with a provider; no result means that the browser is about to leave the
 * page, or that the user canceled.
 */
export type ProviderRequest = (
  id: string,
  options: SignInOptions,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Promise<SignInAnswer | void>;
