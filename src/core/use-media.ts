'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows its changes; `false` on the server and in the first paint. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matching(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matching(query)?.matches ?? false,
    () => false,
  );
}

// Test environments have no `matchMedia`.
function matching(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
