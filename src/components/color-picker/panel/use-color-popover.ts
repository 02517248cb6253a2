'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../../internals/on-demand';
import type * as Popover from './color-popover';

const popovers = onDemand((): Promise<typeof Popover> => import('./color-popover'));

/** Loads the panel of the field, which is needed only on use. */
export function loadColorPopover(): Promise<void> {
  return popovers.load('popover');
}

/**
 * Panel of the field, `undefined` until it has loaded and on a server, which can put nothing into the top layer.
 * @param wanted Whether it is open, so that it should load.
 */
export function useColorPopover(wanted: boolean): typeof Popover | undefined {
  return useSyncExternalStore(
    popovers.subscribe,
    () => {
      const loaded = popovers.peek('popover');
      if (!loaded && wanted) void loadColorPopover();
      return loaded;
    },
    () => undefined,
  );
}
