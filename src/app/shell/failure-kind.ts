import { isRouteErrorResponse } from 'react-router';
import { AuthError } from '../../auth';
import { ApiFailure } from '../api-client';

/** What went wrong as a person can act on it. */
export type FailureKind = 'unreachable' | 'forbidden' | 'missing' | 'expired' | 'broken';

/** Kind of a failure: no answer, not allowed, not there, session over, or anything else. */
export function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) return kindOfStatus(error.status);
  if (error instanceof ApiFailure) return kindOfStatus(error.status);
  if (error instanceof AuthError) return error.retryable ? 'unreachable' : 'expired';
  // What a request without an answer, or a part of the app that did not arrive, throws.
  return error instanceof TypeError ? 'unreachable' : 'broken';
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  return [502, 503, 504].includes(status) ? 'unreachable' : 'broken';
}
