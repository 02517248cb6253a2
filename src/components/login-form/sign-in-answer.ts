/** Second factor: a code of an app, a code by email, or a recovery code. */
export type SecondFactor = 'app' | 'email' | 'recovery';

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

/** Options of every failure. */
interface SignInFailure {
  /** Whether the password field is cleared. Default: `false`. */
  clearPassword?: boolean;
}

/** Errors by field; those of `username` and `password` may reveal that an account exists. */
export interface FieldFailure<Field extends string = SignInField> extends SignInFailure {
  /** Messages by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<Field, string | string[]>>;
}

/**
 * Error of the form: a custom message, or `true` for the default one, which does not reveal whether the
 * account exists.
 */
export interface FormFailure extends SignInFailure {
  /** Message, or `true` for the default one. */
  formError: string | true;
}

/** Lockout before the next attempt. */
export interface RetryFailure extends SignInFailure {
  /** Seconds until then, as in the HTTP header `Retry-After`. */
  retryAfter: number;
}

/** Request for a one-time code. */
export interface CodeChallenge extends SignInFailure {
  /** Kind of the next step. */
  challenge: 'otp';
  /** Seconds until another code can be sent. Default: 30. */
  resendAfter?: number;
}

/** Request for the second factor. */
export interface SignInChallenge extends CodeChallenge {
  /** Second factors of the account; the first one is asked for, the user may switch. Default: one without a kind. */
  factors?: readonly SecondFactor[];
}

/** Request for the password, after `onIdentify`. Return it for unknown accounts, too. */
export interface PasswordChallenge {
  /** Kind of the next step. */
  challenge: 'password';
}

/** A link was sent by email, or would have been if the account existed. */
export interface LinkChallenge {
  /** Kind of the next step. */
  challenge: 'link';
  /** Seconds until another link can be sent. Default: 30. */
  resendAfter?: number;
}

/** The user gave up, such as in the dialog of a passkey. */
export interface SignInCancel {
  /** Shows the form as before. */
  cancelled: true;
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

/** Second argument of each function; the signal is aborted when the user goes back or the form unmounts. */
export interface SignInOptions {
  /** Signal that aborts the request. */
  signal: AbortSignal;
}

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

/** Function that signs in with a provider; nothing means that the page is about to be left, or the user gave up. */
export type ProviderRequest = (
  id: string,
  options: SignInOptions,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => Promise<SignInAnswer | void>;
