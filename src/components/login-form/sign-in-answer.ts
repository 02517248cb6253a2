/** What the reader typed, given to `onSignIn`. */
export interface Credentials {
  /** Email address or user name, without the spaces around it. */
  username: string;
  /** Password exactly as typed; empty where an earlier answer had it cleared. */
  password: string;
  /** Whether the reader asked to stay signed in; `false` where the form does not ask. */
  remember: boolean;
  /** One-time code, digits only; there in the second step alone, which `challenge: 'otp'` opens. */
  code?: string;
}

/** Field that an answer may find fault with. */
export type SignInField = 'username' | 'password' | 'code';

/** What every failure may ask besides. */
interface SignInFailure {
  /** Whether the password field is emptied. Default: `false`, what was typed stays. */
  clearPassword?: boolean;
}

/** Faults by field; those of `username` and `password` may tell a stranger that an account exists. */
export interface FieldFailure extends SignInFailure {
  /** Sentences by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<SignInField, string | string[]>>;
}

/** Fault of the whole: a sentence of the host, or `true` for the shipped one, which names no account. */
export interface FormFailure extends SignInFailure {
  /** Sentence for the reader, or `true` for "The sign-in details are not right." */
  formError: string | true;
}

/** Pause before the next try. */
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

/** Function that asks the host's server. The signal is aborted when the reader goes back or the form leaves the page. */
export type SignInRequest = (
  credentials: Credentials,
  options: { signal: AbortSignal },
) => Promise<SignInAnswer>;
