'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../../internals/on-demand';
import type * as Tools from './color-tools';

const tools = onDemand((): Promise<typeof Tools> => import('./color-tools'));

/**
 * Parts that few pickers show, with the measures behind them; `undefined` until they have loaded.
 * @param wanted Whether a prop asks for one of them, so that they should load.
 */
export function useColorTools(wanted: boolean): typeof Tools | undefined {
  return useSyncExternalStore(
    tools.subscribe,
    () => {
      const loaded = tools.peek('tools');
      if (!loaded && wanted) void tools.load('tools');
      return wanted ? loaded : undefined;
    },
    () => undefined,
  );
}
