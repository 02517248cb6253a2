'use client';
import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { AuthError } from '../../auth';
import { ApiFailure } from './api-client';

/** Chunk of the app that did not load: because of the network, or because a new version was deployed. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Loads a chunk of the app on first use.
 * @throws MissingPartError if it fails. Browsers cache the failure until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPartError('A part of the app did not load.', { cause });
  }
}

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

/** Calls `act` when the device is online again, while something is waiting for it. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const retry = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting]);
}
