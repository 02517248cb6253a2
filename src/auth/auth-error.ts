/** What was being done when an error came up. */
export type AuthPhase =
  | 'start'
  | 'login'
  | 'logout'
  | 'user'
  | 'refresh'
  | 'request'
  | 'redirect'
  | 'store';

/** What an error tells beside its text. */
export interface AuthErrorDetails {
  /** What was being done. */
  phase: AuthPhase;
  /** Whether the same call may succeed later: no answer, 408, 425, 429 or 5xx. Default: false. */
  retryable?: boolean;
  /** Error underneath. */
  cause?: unknown;
}

/** Root of the errors of signing in. None has a token, a request or an answer's body in it. */
export class AuthError extends Error {
  /** What was being done. */
  readonly phase: AuthPhase;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;

  constructor(message: string, { phase, retryable = false, cause }: AuthErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AuthError';
    this.phase = phase;
    this.retryable = retryable;
  }
}

/** End of a session whose access token and refresh token both really have expired; what waited is aborted with it. */
export class ExpiredAuthSessionError extends AuthError {
  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.', {
      phase: 'request',
    });
    this.name = 'ExpiredAuthSessionError';
  }
}

/** Answer with the user that lacks the configured property. */
export class UserFieldMissingError extends AuthError {
  constructor(property: string) {
    super(`User Data response does not contain field ${property}`, { phase: 'user' });
    this.name = 'UserFieldMissingError';
  }
}

/** Call that needs a strategy where none is configured. */
export class NoStrategyError extends AuthError {
  constructor(phase: AuthPhase = 'login') {
    super('No strategy is set!', { phase });
    this.name = 'NoStrategyError';
  }
}

/** Name of a strategy that the options do not have. */
export class UnknownStrategyError extends AuthError {
  constructor(name: string, known: readonly string[]) {
    super(`No strategy is called "${name}". There is: ${known.join(', ') || 'none'}.`, {
      phase: 'login',
    });
    this.name = 'UnknownStrategyError';
  }
}

/** Answer to a sign-in or a refresh that lacks a token which the strategy needs. */
export class TokenMissingError extends AuthError {
  constructor(property: string, phase: AuthPhase) {
    super(
      `The answer has no token under "${property}". Nothing was stored; name the property that has it, or set required to false.`,
      { phase },
    );
    this.name = 'TokenMissingError';
  }
}

/** Request to an endpoint of the strategy that failed: refused, broken or never answered. */
export class AuthRequestError extends AuthError {
  /** Status of the answer, or null where none came. */
  readonly status: number | null;
  /** Milliseconds that the server asked to wait (`Retry-After`), or null. */
  readonly retryAfter: number | null;
  /** What `describeFailure` made of the answer. */
  readonly details: unknown;

  constructor(
    message: string,
    options: AuthErrorDetails & {
      status?: number | null;
      retryAfter?: number | null;
      details?: unknown;
    },
  ) {
    super(message, options);
    this.name = 'AuthRequestError';
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
    this.details = options.details;
  }
}

/** End of a call whose session is no longer the current one: a later sign-in, a sign-out or `dispose` came first. Not a failure: no listener of errors hears it. */
export class SessionChangedError extends AuthError {
  constructor(phase: AuthPhase) {
    super('The session changed meanwhile; the answer was discarded.', { phase });
    this.name = 'SessionChangedError';
  }
}
