'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module';

const unknown = () => undefined;

/**
 * Returns the value of a lazy module, `undefined` until it has loaded, on the server and during hydration.
 * @param wanted Whether it is needed now. Default: `true`.
 */
export function useLazyModule<Value>(module: LazyModule<Value>, wanted = true): Value | undefined {
  const value = useSyncExternalStore(module.subscribe, module.peek, unknown);
  const isMissing = wanted && value === undefined;
  // After each render, to retry after a failure.
  useEffect(() => {
    if (isMissing) void module.load();
  });
  return value;
}
