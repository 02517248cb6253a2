'use client';
import { useEffect, useState } from 'react';

/** Time for which an open list stays as it is before other flags are drawn, in milliseconds. */
const rest = 100;

const none: ReadonlySet<string> = new Set();

/**
 * Codes whose flags are drawn: those of the rows that a list opens with, in the next frame; then those of the rows that
 * are still there after a moment's rest. A dozen flags cost more than the list around them, and are not needed while the user
 * types or scrolls.
 * @param codes Codes of the rows in the page, parted by spaces.
 * @param enabled Whether there are flags at all.
 */
export function useDrawnFlags(codes: string, enabled: boolean): ReadonlySet<string> {
  const [drawn, setDrawn] = useState(none);
  const isFirst = drawn === none;
  useEffect(() => {
    if (!enabled) return undefined;
    const draw = () => setDrawn(new Set(codes.split(' ')));
    if (isFirst) {
      const frame = requestAnimationFrame(draw);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(draw, rest);
    return () => clearTimeout(timer);
  }, [codes, enabled, isFirst]);
  return enabled ? drawn : none;
}
