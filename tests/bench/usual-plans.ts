import { cycle } from './measures.ts';
import type { MeasurePlan } from './suite.ts';

/** Mounting of 100, which every widget measures; `goal` is times the bare package. */
export const cyclePlan = (goal: number): MeasurePlan => ({
  id: 'cycle',
  title: 'Mount, layout and unmount of 100',
  kind: 'browser',
  measure: cycle(100),
  goal,
});

/** Memory that a mount leaves behind, which every widget measures. */
export const heapPlan: MeasurePlan = {
  id: 'heap',
  title: 'Heap kept after unmount, each',
  kind: 'heap',
  absolute: true,
  goal: 250,
};

/** Rendering of 100 on a server; `goal` is times the bare package. */
export const serverPlan = (goal: number): MeasurePlan => ({
  id: 'server',
  title: 'Server rendering of 100',
  kind: 'server',
  goal,
});
