'use client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useCommitted } from './use-committed';

const neverChanges = () => () => {};
const nothing = () => null;

/**
 * Called once where React took over the markup of a server, and never where it drew the component itself: to read what the user
 * entered in the meantime. Unlike `useHydrated`, it draws nothing again.
 */
export function useAfterHydration(handle: () => void): void {
  const isTakeover = useRef(false);
  useSyncExternalStore(neverChanges, nothing, () => {
    isTakeover.current = true;
    return null;
  });
  const latest = useCommitted(handle);
  useLayoutEffect(() => {
    if (!isTakeover.current) return;
    isTakeover.current = false;
    // In a turn of its own: an error of the parent's handler would take the tree down from within an effect.
    queueMicrotask(() => latest.current());
  }, [latest]);
}
