'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../internals/on-demand';
import type { PageWindows } from './page-window';
import { usualWindows } from './usual-windows';

const most = { siblings: 3, boundaries: 3 };

const rareWindows = onDemand(async (key: string) => {
  const { engineWindows } = await import('./window-engine');
  const [siblings = 0, boundaries = 1] = key.split(',').map(Number);
  return engineWindows(siblings, boundaries);
});

/**
 * Windows with so many pages beside the current one and at the ends. The usual ones are at hand; for more
 * than three the package that draws them loads on first use, and until then there are three.
 */
export function usePageWindows(siblings: number, boundaries: number): PageWindows {
  const beside = wholeFrom(0, siblings);
  const ends = wholeFrom(1, boundaries);
  const near = usual(Math.min(beside, most.siblings), Math.min(ends, most.boundaries));
  return useSyncExternalStore(
    rareWindows.subscribe,
    () => {
      if (beside <= most.siblings && ends <= most.boundaries) return near;
      const key = `${beside},${ends}`;
      void rareWindows.load(key);
      return rareWindows.peek(key) ?? near;
    },
    () => near,
  );
}

/** Whole number that a window can be drawn for; nobody reads a hundred pages in a row. */
function wholeFrom(least: number, value: number): number {
  return Math.min(Math.max(least, Math.trunc(value) || 0), 50);
}

function usual(siblings: number, boundaries: number): PageWindows {
  const windows = usualWindows[`${siblings},${boundaries}`];
  if (!windows) throw new Error(`No window has ${siblings} siblings and ${boundaries} boundaries.`);
  return windows;
}
