'use client';
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../internals/use-hydrated';

/**
 * Calls back once where React hydrates a server's markup, before it redraws. What was typed or moved until then is
 * the value of the control in the page, and lost unless it is read here.
 */
export function useBeforeHydration(takeOver: () => void): void {
  const first = useRef({ hydrated: useHydrated(), takeOver });
  useLayoutEffect(() => {
    if (first.current.hydrated) return;
    // StrictMode runs effects twice.
    first.current.hydrated = true;
    first.current.takeOver();
  }, []);
}
