'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, type OnDemand } from '../../internals/on-demand';

type Part<Module> = OnDemand<0, Module>;

/** Sentence and button above the content: loaded when something is held back. */
export const noticePart = onDemand((_: 0) => import('./sanitized-html-notice'));

/** Developer's panel: loaded when it is asked for. */
export const reportPart = onDemand((_: 0) => import('./sanitized-html-report'));

/** The part, `undefined` while nobody wants it and until it has loaded. */
export function usePart<Module>(part: Part<Module>, wanted: boolean): Module | undefined {
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
