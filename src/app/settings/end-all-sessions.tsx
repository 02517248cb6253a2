'use client';
import { useState } from 'react';
import { Button } from '../../primitives/button';
import { useApp, useWords } from '../app-context';
import { Question } from '../shell/question';

/** Button that ends all sessions of the person, this one too, after a question. */
export function EndAllSessions() {
  const { settings: words } = useWords();
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
        <Question
          title={words.endAllQuestion}
          yes={words.endAll}
          onYes={end}
          onNo={() => setAsks(false)}
        >
          <p>{words.endAllHint}</p>
        </Question>
      )}
    </>
  );
}
