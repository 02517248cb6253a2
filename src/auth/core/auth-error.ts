/** Operation in which an error came up. */
export type AuthPhase =
  | 'start'
  | 'login'
  | 'logout'
  | 'user'
  | 'refresh'
  | 'request'
  | 'redirect'
  | 'store';

/** Base class of the errors of signing in. None contains a token, a request or an answer's body. */
export class AuthError extends Error {
  override name = 'AuthError';
  /** Operation that failed. */
  readonly phase: AuthPhase;
  /** Whether the same call may succeed later: there was no answer, or 408, 425, 429 or 5xx. */
  readonly retryable: boolean = false;

  constructor(message: string, phase: AuthPhase, cause?: unknown) {
    super(message, { cause });
    this.phase = phase;
  }
}

/** End of a session whose access token and refresh token have both expired; pending requests are aborted with it. */
export class ExpiredAuthSessionError extends AuthError {
  override name = 'ExpiredAuthSessionError';

  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.', 'request');
  }
}

/** Answer with the user that lacks the configured property. */
export class UserFieldMissingError extends AuthError {
  override name = 'UserFieldMissingError';

  constructor(property: string) {
    super(`User Data response does not contain field ${property}`, 'user');
  }
}

/** Call of an operation that needs a strategy where none is configured. */
export class NoStrategyError extends AuthError {
  override name = 'NoStrategyError';

  constructor() {
    super('No strategy is set!', 'login');
  }
}

/** Name of a strategy that the options do not have. */
export class UnknownStrategyError extends AuthError {
  override name = 'UnknownStrategyError';

  constructor(name: string, known: readonly string[]) {
    super(`No strategy "${name}", only: ${known.join()}`, 'login');
  }
}

/** Answer to a sign-in or a refresh that lacks a token which the strategy needs. Nothing of it is stored. */
export class TokenMissingError extends AuthError {
  override name = 'TokenMissingError';

  constructor(property: string, phase: AuthPhase) {
    super(`The answer has no token under "${property}".`, phase);
  }
}

/** Request to an endpoint of the strategy that failed: refused, broken or never answered. */
export class AuthRequestError extends AuthError {
  override name = 'AuthRequestError';
  /** Status of the answer; 0 for a redirect, null where none came. */
  readonly status: number | null;
  /** Milliseconds that the server asked to wait (`Retry-After`), or null. */
  readonly retryAfter: number | null;
  /** What `describeFailure` made of the answer. */
  readonly details: unknown;
  override readonly retryable: boolean;

  constructor(
    message: string,
    phase: AuthPhase,
    status: number | null = null,
    { retryAfter = null, details, cause }: Partial<AuthRequestError> = {},
  ) {
    super(message, phase, cause);
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
    this.retryable = status === null || [408, 425, 429].includes(status) || status >= 500;
  }
}

/**
 * End of a call whose session is no longer the current one: a later sign-in, a sign-out or `dispose` came first. Not
 * a failure: there is no `error` event.
 */
export class SessionChangedError extends AuthError {
  override name = 'SessionChangedError';

  constructor() {
    super('The session changed meanwhile; the answer was discarded.', 'request');
  }
}
