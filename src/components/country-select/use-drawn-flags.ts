'use client';
import { useEffect, useState } from 'react';

/** Time for which the list stays as it is before flags are drawn, in milliseconds. */
const rest = 100;

const none: ReadonlySet<string> = new Set();

/**
 * Codes whose flags are drawn: those of the rows that are still there after a moment's rest. A dozen flags cost more than
 * the list around them, and while somebody types or scrolls nobody looks at them.
 * @param codes Codes of the rows in the page, parted by spaces.
 * @param enabled Whether there are flags at all.
 */
export function useDrawnFlags(codes: string, enabled: boolean): ReadonlySet<string> {
  const [drawn, setDrawn] = useState(none);
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(() => setDrawn(new Set(codes.split(' '))), rest);
    return () => clearTimeout(timer);
  }, [codes, enabled]);
  return enabled ? drawn : none;
}
