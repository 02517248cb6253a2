'use client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useCommitted } from './use-committed';

const neverChanges = () => () => {};
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
 * Calls `handle` once when React hydrates server-rendered markup, before it renders again. What users entered until then is
 * in the DOM only, and would be replaced.
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
 * Calls `handle` once after React has hydrated server-rendered markup, to read what users entered until then. Unlike
 * `useHydrated`, it causes no render.
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
    // In a separate task, because an error of the parent's handler in an effect would unmount the tree.
    queueMicrotask(() => latest.current());
  }, [latest]);
}
