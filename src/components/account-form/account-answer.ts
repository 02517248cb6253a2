/** Second factor: a code from an app, a code by email, or a recovery code. */
export type SecondFactor = 'app' | 'email' | 'recovery';

/** Options of every failure. */
interface SignInFailure {
  /** Whether the password field is cleared. Default: `false`. */
  clearPassword?: boolean;
}

/** Errors by field; those of `username` and `password` may reveal that an account exists. */
export interface FieldFailure<
  Field extends string = 'username' | 'password' | 'code',
> extends SignInFailure {
  /** Messages by field: `{ code: 'This code was used already.' }`. */
  fieldErrors: Partial<Record<Field, string | string[]>>;
}

/**
 * Error for the form: a custom message, or `true` for the default one, which does not reveal whether the
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

/** A link was sent by email, or would have been if the account existed. */
export interface LinkChallenge {
  /** Kind of the next step. */
  challenge: 'link';
  /** Seconds until another link can be sent. Default: 30. */
  resendAfter?: number;
}

/** The user canceled, for example in the passkey dialog. */
export interface SignInCancel {
  /** Shows the form as before. */
  canceled: true;
}

/** Second argument of each function; the signal is aborted when the user goes back or the form unmounts. */
export interface SignInOptions {
  /** Signal that ends the request. */
  signal: AbortSignal;
}
