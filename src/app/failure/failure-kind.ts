import { isRouteErrorResponse } from 'react-router';
import { AuthError } from '../../auth';
import { ApiFailure } from '../api-client';

/** Kind of failure, according to what the user can do. */
export type FailureKind = 'unreachable' | 'forbidden' | 'missing' | 'expired' | 'broken';

/** Returns the kind of a failure: no response, forbidden, not found, session expired, or other. */
export function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) return kindOfStatus(error.status);
  if (error instanceof ApiFailure) return kindOfStatus(error.status);
  if (error instanceof AuthError) return error.retryable ? 'unreachable' : 'expired';
  // Error for a request without a response, or of a missing chunk.
  return error instanceof TypeError ? 'unreachable' : 'broken';
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  return [502, 503, 504].includes(status) ? 'unreachable' : 'broken';
}
