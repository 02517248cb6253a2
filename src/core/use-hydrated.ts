'use client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useCommitted } from './state';

/** Subscribes to nothing, for an external store that does not notify. */
export const neverChanges = () => () => {};
const nothing = () => null;

/** Whether the component has hydrated; `false` on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * Calls `handle` once when React hydrates server-rendered markup, before it renders again. What
 * users have entered by then is only in the DOM and would be replaced.
 */
export function useBeforeHydration(handle: () => void): void {
  const first = useRef({ hydrated: useHydrated(), handle });
  useLayoutEffect(() => {
    if (first.current.hydrated) return;
    // StrictMode runs effects twice.
    first.current.hydrated = true;
    first.current.handle();
  }, []);
}

/**
 * Calls `handle` once after React has hydrated server-rendered markup, to read what users have
 * entered by then. Unlike `useHydrated`, it causes no render.
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
    // In a separate task, because an error in the parent's handler would unmount the tree if thrown in an effect.
    queueMicrotask(() => latest.current());
  }, [latest]);
}
