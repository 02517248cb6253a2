'use client';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../primitives/button';
import { useWords } from './app-context';
import { failureKind } from './failure-kind';
import { GuestFrame } from './guest-frame';
import { ScreenPlacard } from './screen-placard';
import buttons from './link-button.module.css';

/** Screen in the place of everything, where not even the frame could be shown. */
export function AppFailure() {
  return (
    <GuestFrame>
      <ScreenFailure />
    </GuestFrame>
  );
}

/** Screen in the place of one that could not be shown. What lacked a connection is tried again when there is one. */
export function ScreenFailure() {
  const { failure: words } = useWords();
  const kind = failureKind(useRouteError());
  const location = useLocation();
  const navigate = useNavigate();
  const canRetry = kind === 'unreachable' || kind === 'broken';
  useEffect(() => {
    if (kind !== 'unreachable') return undefined;
    const retry = () => void navigate(location, { replace: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [kind, location, navigate]);
  return (
    <ScreenPlacard
      title={words[kind]}
      hint={words[`${kind}Hint`]}
      actions={
        <>
          {canRetry && (
            <Button variant="solid" onClick={() => void navigate(location, { replace: true })}>
              {words.retry}
            </Button>
          )}
          <Link to="/" className={buttons.root}>
            {words.home}
          </Link>
        </>
      }
    />
  );
}
