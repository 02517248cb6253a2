import { AuthRequestError, type AuthPhase } from './auth-error';
import { readRetryAfter } from './retry-after';

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
