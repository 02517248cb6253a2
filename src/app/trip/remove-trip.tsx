'use client';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Trip } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { ApiFailure, succeed } from '../api-client';
import { useApp, useWords } from '../app-context';
import { failureKind } from '../failure/failure-kind';
import { useListQuery, type ScreenState } from '../shell/place';
import { Question } from '../shell/question';

/** Button that deletes a trip after a confirmation, and returns to the list with a message. */
export function RemoveTrip({ trip: { id, title, version } }: { trip: Trip }) {
  const { trip: words, stale, failure: failures } = useWords();
  const { api } = useApp();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const list = useListQuery();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const headers = { 'If-Match': `"${version}"` };
      await succeed(api.trips[':id'].$delete({ param: { id } }, { headers })).catch(unlessGone);
      const state: ScreenState = { removed: title };
      await navigate(`/${list}`, { replace: true, state });
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.current !== null;
      setFailure(isStale ? stale.title : failures[failureKind(error)]);
      // The next press deletes the version that is then shown.
      if (isStale) await revalidate();
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="danger-soft" onClick={() => setAsks(true)}>
        {words.remove}
      </Button>
      <Question
        open={asks}
        heading={words.removeQuestion}
        description={words.removeHint(title)}
        yes={words.remove}
        busy={busy}
        onYes={() => void remove()}
        onNo={() => setAsks(false)}
      >
        {failure !== null && (
          <Callout kind="danger" role="alert">
            {failure}
          </Callout>
        )}
      </Question>
    </>
  );
}

// Another request has already deleted it.
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
}
