'use client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../../primitives/button';
import type { EmptyStateProps } from '../../primitives/empty-state';
import { useWords } from '../app-context';
import { GuestPage } from '../session/guest-page';
import { ButtonLink } from './button-link';
import { failureKind, type FailureKind } from './failure-kind';
import { MissingPartError } from './part-of';
import { ScreenMessage } from './screen-message';
import { useWhenOnline } from './use-when-online';

const pictures: Readonly<Record<FailureKind | 'unloaded', EmptyStateProps['picture']>> = {
  unreachable: 'offline',
  unloaded: 'offline',
  missing: 'missing',
  broken: 'missing',
  forbidden: 'locked',
  expired: 'locked',
};

/** Screen in the place of everything, where not even the frame could be shown. */
export function AppFailure() {
  return (
    <GuestPage>
      <ScreenFailure />
    </GuestPage>
  );
}

/**
 * Screen in the place of one that could not be shown. What lacked a connection is tried again when there is one, and what did
 * not load needs the page anew: browsers remember a script that did not come.
 */
export function ScreenFailure() {
  const { failure: words } = useWords();
  const error = useRouteError();
  const kind = error instanceof MissingPartError ? 'unloaded' : failureKind(error);
  const location = useLocation();
  const navigate = useNavigate();
  const canRetry = kind === 'unreachable' || kind === 'broken' || kind === 'unloaded';
  const retry = () => {
    if (kind === 'unloaded') window.location.reload();
    else void navigate(location, { replace: true });
  };
  useWhenOnline(kind === 'unreachable' || kind === 'unloaded', retry);
  return (
    <ScreenMessage
      picture={pictures[kind]}
      title={words[kind]}
      hint={words[`${kind}Hint`]}
      actions={
        <>
          {canRetry && (
            <Button variant="solid" onClick={retry}>
              {kind === 'unloaded' ? words.reload : words.retry}
            </Button>
          )}
          <ButtonLink to="/">{words.home}</ButtonLink>
        </>
      }
    />
  );
}
