'use client';
import { useEffect, useState } from 'react';
import { useStableList } from '../../../core/props/use-stable-list';

/** Time without a change of the list after which further flags are rendered, in milliseconds. */
const pause = 100;

const none: ReadonlySet<string> = new Set();

/**
 * Returns the codes whose flags are rendered: those of the first rows, in the next frame, then those of rows
 * that are still visible after a short time. A dozen flags cost more than the rest of the list, and are not
 * needed while the user types or scrolls.
 * @param rows Codes of the rendered rows.
 * @param enabled Whether flags are shown.
 */
export function useDrawnFlags(rows: readonly string[], enabled: boolean): ReadonlySet<string> {
  const codes = useStableList(rows);
  const [drawn, setDrawn] = useState(none);
  const isFirst = drawn === none;
  useEffect(() => {
    if (!enabled) return undefined;
    const draw = () => setDrawn(new Set(codes));
    if (isFirst) {
      const frame = requestAnimationFrame(draw);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(draw, pause);
    return () => clearTimeout(timer);
  }, [codes, enabled, isFirst]);
  return enabled ? drawn : none;
}
