import type {
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SecondFactor,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';

/** Who signs in, and for how long. */
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
  /** Second factors of the account; the first one is asked for, the user may switch. Default: one without a kind. */
  factors?: readonly SecondFactor[];
}

/** Request for the password, after `onIdentify`. Also return it for unknown accounts. */
export interface PasswordChallenge {
  /** Kind of the next step. */
  challenge: 'password';
}

/** Result of a function of the form: success, one of three failures, the next step, or nothing. */
export type SignInAnswer =
  | { ok: true }
  | FieldFailure
  | FormFailure
  | RetryFailure
  | SignInChallenge
  | PasswordChallenge
  | LinkChallenge
  | SignInCancel;

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

/** Function that signs in with a provider; nothing means that the page is about to be left, or that the user canceled. */
export type ProviderRequest = (
  id: string,
  options: SignInOptions,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Promise<SignInAnswer | void>;
