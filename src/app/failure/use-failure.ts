'use client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ApiFailure } from '../api-client';
import { MissingPartError } from '../shell/load-part';
import { failureKind, type FailureKind } from './failure-kind';
import { useWhenOnline } from './use-when-online';

/** Failure of a screen and its retry. */
interface Failure {
  /** Kind of failure. */
  kind: FailureKind | 'unloaded' | 'gone';
  /** Whether the server did not respond, or a part of the app did not load. */
  isUnreached: boolean;
  /** Retries; null if that cannot help. */
  retry: (() => void) | null;
}

/**
 * Returns the failure of the screen. After a lost connection, it is retried when the device is online again;
 * a chunk that did not load needs a reload, because browsers cache the failure.
 */
export function useFailure(): Failure {
  const error = useRouteError();
  const kind = kindOf(error);
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (kind === 'unloaded') window.location.reload();
    else void navigate(location, { replace: true });
  };
  const isUnreached = kind === 'unreachable' || kind === 'unloaded';
  useWhenOnline(isUnreached, retry);
  return { kind, isUnreached, retry: isUnreached || kind === 'broken' ? retry : null };
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof MissingPartError) return 'unloaded';
  const kind = failureKind(error);
  // Only trips are requested by id: the page exists, the trip does not.
  return kind === 'missing' && error instanceof ApiFailure ? 'gone' : kind;
}
