'use client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../../primitives/button';
import { Callout, type CalloutProps } from '../../primitives/callout';
import { ApiFailure } from '../data/api-client';
import { useWords } from '../data/app-context';
import { failureKind, MissingPartError, useWhenOnline, type FailureKind } from '../data/failures';
import { GuestMessage } from './guest-page';
import { ButtonLink } from './place';

/** Error screen of the app, if even its frame could not be rendered. */
export function AppFailure() {
  const { failure: words } = useWords();
  const failure = useFailure();
  const { kind } = failure;
  return (
    <GuestMessage
      title={words[kind]}
      hint={words[`${kind}Hint`]}
      actions={<FailureActions {...failure} />}
    />
  );
}

/** Actions after a failure: retry, if that can help, and go to the list of trips, unless the list did not load. */
export function FailureActions({ kind, isUnreached, retry }: ReturnType<typeof useFailure>) {
  const { failure: words } = useWords();
  const isHome = useLocation().pathname === '/';
  return (
    <>
      {retry && (
        <Button variant="solid" onClick={retry}>
          {kind === 'unloaded' ? words.reload : words.retry}
        </Button>
      )}
      {!(isHome && isUnreached) && <ButtonLink to="/">{words.home}</ButtonLink>}
    </>
  );
}

/** Failure of a screen and its retry. */
interface Failure {
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

interface NoticeProps extends CalloutProps {
  /** Text of the button. */
  action: string;
  onAction: () => void;
}

/** Message with a button that does something about it; announced when it appears. */
export function Notice({ action, onAction, tone, ...rest }: NoticeProps) {
  return (
    <Callout
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      actions={
        <Button size="sm" onClick={onAction}>
          {action}
        </Button>
      }
      {...rest}
    />
  );
}
