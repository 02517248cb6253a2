import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { caseFolders, casesFolder } from './case-folders.ts';
import type { CpuMeasure } from './measures.ts';

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
  /** Case that it is compared with in turns, which may be another of our cases: `'ten-pages'`. Default: `'bare'`. */
  by?: string;
  /** Label of that case, if it differs from the suite's: `'10 pages'`. */
  against?: string;
}

/** Cases that are measured in turns: `cases/<folder>/suite.ts` exports it as `suite`, beside `{ours,bare,floor}.tsx` and others. */
export interface Suite {
  /** Name of the widget in the table. */
  title: string;
  /** What "bare" refers to here. */
  against: string;
  measures: readonly MeasurePlan[];
}

/** Suite with its folder. */
export type FoundSuite = Suite & { folder: string };

/** All suites, by folder. */
export async function readSuites(): Promise<readonly FoundSuite[]> {
  const folders = caseFolders().filter((name) => existsSync(suitePath(name)));
  return Promise.all(
    folders.map(async (folder) => {
      const module = (await import(pathToFileURL(suitePath(folder)).href)) as { suite: Suite };
      return { ...module.suite, folder };
    }),
  );
}

function suitePath(folder: string): string {
  return join(casesFolder, folder, 'suite.ts');
}
