'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, type OnDemand } from '../../internals/on-demand';
import type * as surroundingsModule from './content-surroundings';
import type * as reportModule from './removal-table';

/** Words, and what is made with them: loaded when content has links, tables or something held back. */
export const surroundings = onDemand<0, typeof surroundingsModule>(
  () => import('./content-surroundings'),
);

/** Developer's panel: loaded when it is asked for. */
export const reportPanel = onDemand<0, typeof reportModule>(() => import('./removal-table'));

/**
 * Loads ahead the words and marks around the content and the developer's panel, so that the first content is complete
 * at once. Resolves also where the network is lost.
 */
export async function preloadSanitizedHtml(): Promise<void> {
  await Promise.all([surroundings.load(0), reportPanel.load(0)]);
}

/** The part, `undefined` while nobody wants it and until it has loaded. */
export function usePart<Module>(part: OnDemand<0, Module>, wanted: boolean): Module | undefined {
  const module = useSyncExternalStore(
    part.subscribe,
    () => part.peek(0),
    () => undefined,
  );
  useEffect(() => {
    if (wanted) void part.load(0);
  }, [part, wanted]);
  return wanted ? module : undefined;
}
