'use client';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { listen } from '../../core/dom';
import { useCommitted } from '../../core/state';

/**
 * Calls `onEnd` after the toast has been shown for `duration` milliseconds, not counting pauses; `null` is
 * unlimited.
 */
export function useToastTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const end = useCommitted(onEnd);
  const left = useRef(duration);
  useEffect(() => {
    const { current: time } = left;
    if (paused || time === null) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end.current(), time);
    return () => {
      clearTimeout(timer);
      left.current = time - (Date.now() - start);
    };
  }, [paused, end]);
}

/** Whether timers are paused: the pointer or focus is in the region, or the page is hidden. */
export function usePaused(region: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  const isHidden = useSyncExternalStore(watchVisibility, readHidden, () => false);
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
  return isHidden || hold.pointer || hold.focus;
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function readHidden(): boolean {
  return document.hidden;
}
