import type {
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from '../account-form/parts';

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

/** Function that signs up with a provider; nothing means that the page is about to be left, or that the user canceled. */
export type SignUpProviderRequest = (
  id: string,
  options: SignInOptions,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Promise<SignUpAnswer | void>;
