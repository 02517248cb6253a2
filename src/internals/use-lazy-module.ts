'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module';

const unknown = () => undefined;

/**
 * Value of a module that loads on first use, `undefined` until it has loaded, on the server and during hydration.
 * @param wanted Whether it is used now. Default: `true`.
 */
export function useLazyModule<Value>(module: LazyModule<Value>, wanted = true): Value | undefined {
  const value = useSyncExternalStore(module.subscribe, module.peek, unknown);
  const isMissing = wanted && value === undefined;
  // After each render, so that a load that failed is tried again.
  useEffect(() => {
    if (isMissing) void module.load();
  });
  return value;
}
