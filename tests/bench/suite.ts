import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { caseFolders, casesFolder } from './case-folders.ts';
import type { CpuMeasure } from './measures.ts';

/** Measure of one suite, with what it should reach. */
export interface MeasurePlan {
  /** Key of the result: `'cycle'`. */
  id: string;
  /** Words of the table: `'Mount, layout and unmount of 100'`. */
  title: string;
  /** Main-thread CPU in the browser, CPU of Node's server rendering, or bytes kept per mount. */
  kind: 'browser' | 'server' | 'heap';
  /** How to measure, `browser` only: `cycle(100)`. */
  measure?: CpuMeasure;
  /** Whether the goal is for our own figure, not for ours by the other's. Default: false. */
  absolute?: boolean;
  /** Highest acceptable figure: times the other case, or milliseconds or bytes where it is absolute. */
  goal: number;
  /** Case that is judged. Default: `'ours'`. */
  of?: string;
  /** Case that it is compared with in turns, so that one of ours can stand beside another: `'ten-pages'`. Default: `'bare'`. */
  by?: string;
  /** Words for that case, where they are not those of the suite: `'10 pages'`. */
  against?: string;
}

/** Cases that are measured in turns: `cases/<folder>/suite.ts` exports it as `suite`, beside `{ours,bare,floor}.tsx` and others. */
export interface Suite {
  /** Name of the widget as the table shows it. */
  title: string;
  /** What "bare" stands for here. */
  against: string;
  measures: readonly MeasurePlan[];
}

/** Suite with its folder. */
export type FoundSuite = Suite & { folder: string };

/** Everything that the bench measures, by folder. */
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
