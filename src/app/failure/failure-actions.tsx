'use client';
import { useLocation } from 'react-router';
import { Button } from '../../primitives/button';
import { useWords } from '../app-context';
import { ButtonLink } from '../shell/button-link';
import type { useFailure } from './use-failure';

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
