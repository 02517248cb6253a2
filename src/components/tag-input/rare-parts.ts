'use client';
import { useSyncExternalStore } from 'react';
import { onDemand, type OnDemand } from '../../internals/on-demand';
import type * as Tools from './tag-tools';

/** Module that loads when it is first needed. */
export type Part<Module> = OnDemand<0, Module>;

/** What acts on tags and reports: loaded when focus comes near. */
export const tagTools: Part<typeof Tools> = onDemand(() => import('./tag-tools'));

/** The part, `undefined` until it has loaded. */
export function usePart<Module>(part: Part<Module>): Module | undefined {
  return useSyncExternalStore(
    part.subscribe,
    () => part.peek(0),
    () => undefined,
  );
}

/**
 * Calls `act` with the part: at once where it is there, else when it has loaded. Calls `fail` where the network is
 * lost; the next call tries again.
 */
export function withPart<Module>(
  part: Part<Module>,
  act: (module: Module) => void,
  fail: () => void,
): void {
  const module = part.peek(0);
  if (module) return act(module);
  return void part.load(0).then(() => {
    const loaded = part.peek(0);
    if (loaded) act(loaded);
    else fail();
  });
}
