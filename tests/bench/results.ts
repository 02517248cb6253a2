import type { Spread } from './statistics.ts';

/** Result of one measure, ours beside the bare package. */
export interface MeasureResult {
  /** `<folder>/<measure>`. */
  id: string;
  /** Widget as the table shows it. */
  widget: string;
  /** What was compared with. */
  against: string;
  /** Words of the measure. */
  title: string;
  /** Unit of the figures of each case. */
  unit: 'ms' | 'bytes';
  /** Figures of the case that is judged, our widget. */
  ours: Spread;
  /** Figures of what it is compared with, the bare package unless `against` says otherwise. */
  bare?: Spread;
  /** Figures of native elements with the least React, where the folder has such a case. */
  floor?: Spread;
  /** What the goal judges: ours by bare, or ours alone. */
  judged: Spread;
  /** Unit of `judged` and `goal`. */
  judgedIn: 'times' | 'ms' | 'bytes';
  /** Highest acceptable figure. */
  goal: number;
}

/** What one run of the bench found. */
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
  /** The bare package against itself, measured like the rest: what a difference must exceed to mean anything. */
  noise: Spread;
  measures: MeasureResult[];
}

/** Whether a result reaches its goal. */
export function reaches(result: Pick<MeasureResult, 'judged' | 'goal'>): boolean {
  return result.judged.median <= result.goal;
}
