'use client';
import { startTransition, useEffect, useRef, useState } from 'react';

/** Time within which React renders in a page that works, in milliseconds. */
const shortTime = 250;

/**
 * Loads a page anew that was restored from the back/forward cache and in which React renders no more: Firefox drops the message
 * that React posts for an update while the page is left, such as that of a field that loses focus, and React then waits for it
 * for good. The screen would never follow a session that ended in another tab.
 */
export function RestoredPage({ reload }: { reload: () => void }) {
  const [rendered, setRendered] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (rendered > 0) clearTimeout(timer.current);
  }, [rendered]);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      timer.current = setTimeout(reload, shortTime);
      // A transition, because other updates are also rendered by an event.
      startTransition(() => setRendered((count) => count + 1));
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [reload]);
  return null;
}
