'use client';
import { useState } from 'react';
import { Button } from '../primitives/button';
import { useApp, useWords } from './app-context';
import { Dialog } from './dialog';

/** Button that ends all sessions of the person, this one too, after a question. */
export function EndAllSessions() {
  const { settings: words, trip } = useWords();
  const { auth } = useApp();
  const [asks, setAsks] = useState(false);
  const end = () => {
    setAsks(false);
    void auth.logout({ everywhere: true });
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{words.endAll}</Button>
      {asks && (
        <Dialog
          title={words.endAllQuestion}
          onCancel={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>{trip.cancel}</Button>
              <Button variant="solid" onClick={end}>
                {words.endAll}
              </Button>
            </>
          }
        >
          <p>{words.endAllHint}</p>
        </Dialog>
      )}
    </>
  );
}
