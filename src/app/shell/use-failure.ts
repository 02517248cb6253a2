'use client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ApiFailure } from '../api-client';
import { failureKind, type FailureKind } from './failure-kind';
import { MissingPartError } from './part-of';
import { useWhenOnline } from './use-when-online';

/** Failure of a screen, and what can be done about it. */
interface Failure {
  /** What went wrong. */
  kind: FailureKind | 'unloaded' | 'gone';
  /** Called when the user wants to try again; null where that would not help. */
  retry: (() => void) | null;
}

/**
 * Failure of the screen that could not be shown. What lacked a connection is tried again when there is one, and what did not load
 * needs the page anew: browsers remember a script that did not come.
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
  useWhenOnline(kind === 'unreachable' || kind === 'unloaded', retry);
  const canRetry = kind === 'unreachable' || kind === 'broken' || kind === 'unloaded';
  return { kind, retry: canRetry ? retry : null };
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof MissingPartError) return 'unloaded';
  const kind = failureKind(error);
  // Only trips are asked for by their name: the page is there, the trip is not.
  return kind === 'missing' && error instanceof ApiFailure ? 'gone' : kind;
}
