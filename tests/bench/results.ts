import type { Spread } from './statistics.ts';

/** Result of one benchmark, ours beside the bare package, as the page Quality shows it. */
export interface MedianResult {
  /** Widget as the table shows it. */
  widget: string;
  /** What it was compared with. */
  against: string;
  /** Label of the benchmark. */
  title: string;
  /** Median of the figure that the goal applies to: ours divided by bare, or ours alone. */
  outcome: number;
  /** Unit of `outcome` and `goal`. */
  outcomeUnit: 'times' | 'ms' | 'bytes';
  /** Highest acceptable figure. */
  goal: number;
}

/** Result of one benchmark, as the command prints it. */
export interface MeasureResult extends Omit<MedianResult, 'outcome'> {
  /** Figure that the goal applies to. */
  outcome: Spread;
  /** Unit of the figures of each case. */
  unit: 'ms' | 'bytes';
  /** Figures of the case under test, our widget. */
  ours: Spread;
  /** Figures of the case it is compared with, by default the bare package. */
  bare?: Spread;
  /** Figures of native elements with minimal React, if the suite has such a case. */
  floor?: Spread;
}

/** Result of a benchmark run. */
export interface BenchResults {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Class of the machine: cores, system, processor family. */
  machine: string;
  /** Browser with its version. */
  browser: string;
  /** Versions of what was compared. */
  versions: Record<string, string>;
  /** Turns of each measure. */
  turns: number;
  measures: MedianResult[];
}
