import { cycle, type CpuMeasure } from './measures.ts';

/** Benchmark of one suite, with its goal. */
export interface MeasurePlan {
  /** Key of the result: `'cycle'`. */
  id: string;
  /** Label in the table: `'Mount, layout and unmount of 100'`. */
  title: string;
  /** Main-thread CPU in the browser, CPU of Node's server rendering, or bytes kept per mount. */
  kind: 'browser' | 'server' | 'heap';
  /** How to measure, `browser` only: `cycle(100)`. */
  measure?: CpuMeasure;
  /** Whether the goal applies to our own figure rather than to the ratio. Default: false. */
  absolute?: boolean;
  /** Maximum acceptable figure: a ratio to the other case, or milliseconds or bytes if absolute. */
  goal: number;
  /** Case under test. Default: `'ours'`. */
  of?: string;
  /** Case that it is compared with in turns, which may be another of our cases: `'tenPages'`. Default: `'bare'`. */
  by?: string;
  /** Label of that case, if it differs from the suite's: `'10 pages'`. */
  against?: string;
}

/** Cases that are measured in turns: the exports `ours`, `bare`, `floor` and others of `cases/<name>.tsx`. */
export interface Suite {
  /** Name of the widget in the table. */
  title: string;
  /** What "bare" refers to here. */
  against: string;
  measures: readonly MeasurePlan[];
}

/** CPU time in a browser; `goal` is times the bare package. */
export const browserPlan = (
  id: string,
  title: string,
  measure: CpuMeasure,
  goal: number,
): MeasurePlan => ({ id, title, kind: 'browser', measure, goal });

/** Mounting of 100, which every widget measures; `goal` is times the bare package. */
export const cyclePlan = (goal: number, title = 'Mount, layout and unmount of 100') =>
  browserPlan('cycle', title, cycle(100), goal);

/** Memory that a mount leaves behind, which every widget measures. */
export const heapPlan: MeasurePlan = {
  id: 'heap',
  title: 'Heap kept after unmount, each',
  kind: 'heap',
  absolute: true,
  goal: 250,
};

/** Rendering of 100 on a server; `goal` is times the bare package. */
export const serverPlan = (goal: number, title = 'Server rendering of 100'): MeasurePlan => ({
  id: 'server',
  title,
  kind: 'server',
  goal,
});
