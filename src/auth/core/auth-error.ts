/// <reference lib="es2022" />
/** Operation during which an error occurred. */
export type AuthPhase =
  | 'start'
  | 'login'
  | 'logout'
  | 'user'
  | 'refresh'
  | 'request'
  | 'redirect'
  | 'store';

/** Base class of sign-in errors. None contains a token, a request or a response body. */
export class AuthError extends Error {
  override name = 'AuthError';
  /** Operation that failed. */
  readonly phase: AuthPhase;
  /** Whether a retry may succeed: there was no response, or the status was 408, 425, 429 or 5xx. */
  readonly retryable: boolean = false;

  constructor(message: string, phase: AuthPhase, cause?: unknown) {
    super(message, { cause });
    this.phase = phase;
  }
}

/**
 * Reports the end of a session whose access token and refresh token have both expired; pending requests are
 * aborted with it.
 */
export class ExpiredAuthSessionError extends AuthError {
  override name = 'ExpiredAuthSessionError';

  constructor() {
    super('Both token and refresh token have expired. Your request was aborted.', 'request');
  }
}

/** Reports a user response without the configured property. */
export class UserFieldMissingError extends AuthError {
  override name = 'UserFieldMissingError';

  constructor(property: string) {
    super(`User Data response does not contain field ${property}`, 'user');
  }
}

/** Reports a call that needs a strategy when none is configured. */
export class NoStrategyError extends AuthError {
  override name = 'NoStrategyError';

  constructor() {
    super('No strategy is set!', 'login');
  }
}

/** Reports an unknown strategy name. */
export class UnknownStrategyError extends AuthError {
  override name = 'UnknownStrategyError';

  constructor(name: string, known: readonly string[]) {
    super(`No strategy is named "${name}". Configured strategies: ${known.join(', ')}.`, 'login');
  }
}

/**
 * Reports a response to a sign-in or refresh without a required token. No part of the response is
 * stored.
 */
export class TokenMissingError extends AuthError {
  override name = 'TokenMissingError';

  constructor(property: string, phase: AuthPhase) {
    super(`The response has no token under "${property}".`, phase);
  }
}

/** Reports a failed request to an endpoint of the strategy: it was rejected, invalid or not answered. */
export class AuthRequestError extends AuthError {
  override name = 'AuthRequestError';
  /** Status of the response; 0 for a redirect, null without a response. */
  readonly status: number | null;
  /** Milliseconds to wait according to the server (`Retry-After`), or null. */
  readonly retryAfter: number | null;
  /** Result of `describeFailure`. */
  readonly details: unknown;
  override readonly retryable: boolean;

  constructor(
    message: string,
    phase: AuthPhase,
    status: number | null = null,
    {
      retryAfter = null,
      details,
      cause,
    }: { retryAfter?: number | null; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, phase, cause);
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
    this.retryable = status === null || [408, 425, 429].includes(status) || status >= 500;
  }
}

/**
 * Ends a call whose session is no longer the current one, because of a later sign-in, a sign-out or
 * `dispose`. Not a failure: it emits no `error` event.
 */
export class SessionChangedError extends AuthError {
  override name = 'SessionChangedError';

  constructor() {
    super('The session changed in the meantime; the response was discarded.', 'request');
  }
}

/**
 * Ends a sign-in that the user canceled by closing the window of the provider or returning from its page. Not a
 * failure: it emits no `error` event.
 */
export class SignInCanceledError extends AuthError {
  override name = 'SignInCanceledError';

  constructor(cause?: unknown) {
    super('The sign-in was canceled.', 'login', cause);
  }
}

/** Whether the refresh endpoint rejected the refresh token, so that the session is over. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof AuthRequestError && [400, 401, 403].includes(error.status ?? 0);
}

/** Returns the errors of a request. A query might contain a secret, so they contain only the path. */
export function requestErrors(method: string, url: string, phase: AuthPhase) {
  const where = `${method} ${url.replace(/[?#][\s\S]*/, '')}`;
  return {
    noResponse: (cause: unknown) =>
      new AuthRequestError(`${where} got no response.`, phase, null, { cause }),
    badStatus: ({ status, headers }: Response, now: number, details?: unknown) =>
      new AuthRequestError(`${where} responded with status ${status}.`, phase, status, {
        retryAfter: readRetryAfter(headers, now),
        details,
      }),
  };
}

/**
 * Returns the delay that a response requests, in milliseconds; null if it requests none or the time
 * has passed.
 * @param now Client time in milliseconds since 1970, used with a date if the response has no `Date`
 * header.
 */
function readRetryAfter(headers: Headers, now: number): number | null {
  const wait = headers.get('retry-after');
  if (!wait) return null;
  const serverTime = Date.parse(headers.get('date') ?? '') || now;
  const after = Number(wait) * 1000 || Date.parse(wait) - serverTime;
  return after > 0 ? after : null;
}
