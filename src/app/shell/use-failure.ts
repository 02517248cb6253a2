'use client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { failureKind, type FailureKind } from './failure-kind';
import { MissingPartError } from './part-of';
import { useWhenOnline } from './use-when-online';

/** Failure of a screen, and what can be done about it. */
interface Failure {
  /** What went wrong. */
  kind: FailureKind | 'unloaded';
  /** Called when the user wants to try again; null where that would not help. */
  retry: (() => void) | null;
}

/**
 * Failure of the screen that could not be shown. What lacked a connection is tried again when there is one, and what did not load
 * needs the page anew: browsers remember a script that did not come.
 */
export function useFailure(): Failure {
  const error = useRouteError();
  const kind = error instanceof MissingPartError ? 'unloaded' : failureKind(error);
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
