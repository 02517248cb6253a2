import type { Difference } from './compare.ts';
import type { Picture } from './picture-list.ts';

/** State of a picture: equal to its baseline, different, without baseline, not taken, or a baseline without a story. */
export type Status = 'same' | 'changed' | 'new' | 'failed' | 'removed';

/** Outcome of one picture. */
export interface PictureResult {
  /** Requested picture; of a removed one only the names are left. */
  picture: Picture;
  /** State of the picture. */
  status: Status;
  /** Sentences about why it failed. */
  problems: string[];
  /** What differs from the baseline, when it changed. */
  difference: Omit<Difference, 'image'> | null;
}

/** Outcome of a run, as `results.json` in the report's folder holds it. */
export interface RunResults {
  /** Name of the browser that baselines are taken with. */
  pinned: string;
  /** Whether that browser took these pictures; otherwise comparisons are advisory. */
  decides: boolean;
  /** Outcomes in the Storybook's order; removed ones last. */
  results: PictureResult[];
}

/** Groups outcomes that differ from their baselines in the same way. */
export function groupAlike<Result extends Pick<PictureResult, 'difference'>>(
  results: readonly Result[],
): Result[][] {
  return [...Map.groupBy(results, (result) => result.difference?.signature ?? result).values()];
}

/** Counts at the end of a run. */
export interface Totals {
  passed: number;
  failed: number;
}

/** Whether an outcome fails the run: any difference in the pinned browser, only failed or removed stories in others. */
export function isFailure(result: PictureResult, decides: boolean): boolean {
  if (result.status === 'same') return false;
  return decides || result.status === 'failed' || result.status === 'removed';
}

/** Counts of a run. */
export function totalsOf(run: RunResults): Totals {
  const failed = run.results.filter((result) => isFailure(result, run.decides)).length;
  return { passed: run.results.length - failed, failed };
}

/** One line about an outcome other than equality. */
export function describeResult(result: PictureResult): string {
  const { status, problems, difference } = result;
  if (status === 'failed') return `failed: ${problems.join('; ')}`;
  if (status === 'new') return 'has no baseline';
  if (status === 'removed') return 'is a baseline without a story';
  if (status === 'same' || !difference) return 'is unchanged';
  const { pixels, largest, sizes } = difference;
  const size = sizes ? `, size ${sizes.before.join(' x ')} to ${sizes.after.join(' x ')}` : '';
  const noun = pixels === 1 ? 'pixel differs' : 'pixels differ';
  return `changed: ${pixels} ${noun}, by up to ${largest} of 255${size}`;
}

/** Merges the runs of several machines; a picture that two of them report counts once. */
export function mergeRuns(runs: readonly RunResults[]): RunResults {
  const [first] = runs;
  if (!first) throw new Error('There is no run to merge: name the folders that the shards wrote.');
  if (runs.some((run) => run.pinned !== first.pinned)) {
    throw new Error('The runs come from different browsers: run every shard on the same checkout.');
  }
  const results = new Map<string, PictureResult>();
  for (const result of runs.flatMap((run) => run.results)) results.set(result.picture.id, result);
  return {
    pinned: first.pinned,
    decides: runs.every((run) => run.decides),
    results: [...results.values()].toSorted(byStatusThenName),
  };
}

function byStatusThenName(left: PictureResult, right: PictureResult): number {
  const removed = Number(left.status === 'removed') - Number(right.status === 'removed');
  return removed || left.picture.id.localeCompare(right.picture.id, 'en');
}
