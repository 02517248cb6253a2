'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../core/dom';
import { useCommitted } from '../../core/state';

/**
 * Calls `onEnd` after the toast has been shown for `duration` milliseconds, not counting pauses and the time for which the page
 * is hidden; `null` is unlimited. Nothing renders when the page is hidden: in Firefox, what React schedules while a page enters
 * the back/forward cache is lost, and React then waits for it for good.
 */
export function useToastTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const end = useCommitted(onEnd);
  const left = useRef(duration);
  useEffect(() => {
    if (paused || left.current === null) return undefined;
    let stop = () => {};
    const start = () => {
      stop();
      const { current: time } = left;
      if (document.hidden || time === null) return;
      const since = Date.now();
      const timer = setTimeout(() => end.current(), time);
      stop = () => {
        clearTimeout(timer);
        left.current = time - (Date.now() - since);
        stop = () => {};
      };
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, [paused, end]);
}

/** Whether timers are paused: the pointer or focus is in the region. */
export function usePaused(region: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  const [hold, setHold] = useState({ pointer: false, focus: false });
  useEffect(() => {
    const { current: node } = region;
    // Elements that are removed while hovered or focused dispatch no leave or blur event.
    if (!node || isEmpty) return undefined;
    const put = (part: Partial<typeof hold>) => setHold((before) => ({ ...before, ...part }));
    const stop = listen(node, {
      pointerenter: () => put({ pointer: true }),
      pointerleave: () => put({ pointer: false }),
      // Focus by a press may stay for good.
      focusin: () => put({ focus: node.matches(':focus-visible, :has(:focus-visible)') }),
      focusout: () => put({ focus: false }),
    });
    return () => {
      stop();
      setHold({ pointer: false, focus: false });
    };
  }, [region, isEmpty]);
  return hold.pointer || hold.focus;
}
