'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the component runs in a browser past hydration; `false` on the server and in the first client pass. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
