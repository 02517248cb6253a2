/** Credentials that are passed to `onSignIn`. */
export interface Credentials {
  /** Email address or user name, trimmed. */
  username: string;
  /** Password exactly as typed; empty if a previous result cleared it. */
  password: string;
  /** Whether the user wants to stay signed in; `false` without the checkbox. */
  remember: boolean;
  /** One-time code, digits only; present only in the second step, which `challenge: 'otp'` starts. */
  code?: string;
}

/** Field that a result may have errors for. */
export type SignInField = 'username' | 'password' | 'code';

/** Options of every failure. */
interface SignInFailure {
  /** Whether the password field is cleared. Default: `false`. */
  clearPassword?: boolean;
}

/** Errors by field; those of `username` and `password` may reveal that an account exists. */
export interface FieldFailure extends SignInFailure {
  /** Messages by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<SignInField, string | string[]>>;
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
export interface SignInChallenge extends SignInFailure {
  /** Kind of the second step. */
  challenge: 'otp';
}

/** Result of `onSignIn`: success, one of three failures, or the request for a one-time code. */
export type SignInAnswer =
  | { ok: true }
  | FieldFailure
  | FormFailure
  | RetryFailure
  | SignInChallenge;

/**
 * Function that sends the credentials to your server. The signal is aborted when the user goes back or the
 * form unmounts.
 */
export type SignInRequest = (
  credentials: Credentials,
  options: { signal: AbortSignal },
) => Promise<SignInAnswer>;
