'use client';
import { useEffect, useState } from 'react';

/** Time without a change of the list after which further flags are rendered, in milliseconds. */
const rest = 100;

const none: ReadonlySet<string> = new Set();

/**
 * Returns the codes whose flags are rendered: those of the first rows, in the next frame, then those of rows
 * that are still visible after a short time. A dozen flags cost more than the rest of the list, and are not
 * needed while the user types or scrolls.
 * @param rows Codes of the rendered rows.
 * @param enabled Whether flags are shown.
 */
export function useDrawnFlags(rows: readonly string[], enabled: boolean): ReadonlySet<string> {
  const codes = rows.join(' ');
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
