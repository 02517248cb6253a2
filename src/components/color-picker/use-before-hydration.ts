'use client';
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../internals/use-hydrated';

/**
 * Calls back once when React hydrates server-rendered markup, before it renders again. Values that users
 * entered until then are in the DOM only, and must be read here.
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
