/** What the user typed, passed to `onSignIn`. */
export interface Credentials {
  /** Email address or user name, without the spaces around it. */
  username: string;
  /** Password exactly as typed; empty where an earlier answer had it cleared. */
  password: string;
  /** Whether the user asked to stay signed in; `false` where the form does not ask. */
  remember: boolean;
  /** One-time code, digits only; present only in the second step, which `challenge: 'otp'` opens. */
  code?: string;
}

/** Field that an answer may have errors for. */
export type SignInField = 'username' | 'password' | 'code';

/** Options of every failure. */
interface SignInFailure {
  /** Whether the password field is emptied. Default: `false`, what was typed stays. */
  clearPassword?: boolean;
}

/** Errors by field; those of `username` and `password` may reveal that an account exists. */
export interface FieldFailure extends SignInFailure {
  /** Messages by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<SignInField, string | string[]>>;
}

/** Error of the form as a whole: a message of the host, or `true` for the shipped one, which names no account. */
export interface FormFailure extends SignInFailure {
  /** Message for the user, or `true` for the shipped one. */
  formError: string | true;
}

/** Lockout before the next attempt. */
export interface RetryFailure extends SignInFailure {
  /** Seconds until then, as in the HTTP header `Retry-After`. */
  retryAfter: number;
}

/** Question for a one-time code. */
export interface SignInChallenge extends SignInFailure {
  /** Kind of the second step. */
  challenge: 'otp';
}

/** Answer of `onSignIn`: success, one of three failures, or a question for a one-time code. */
export type SignInAnswer =
  | { ok: true }
  | FieldFailure
  | FormFailure
  | RetryFailure
  | SignInChallenge;

/** Function that asks the host's server. The signal is aborted when the user goes back or the form leaves the page. */
export type SignInRequest = (
  credentials: Credentials,
  options: { signal: AbortSignal },
) => Promise<SignInAnswer>;
