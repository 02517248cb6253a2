import { readFileSync } from 'node:fs';
import type { Picture } from './picture-list.ts';

/** Options that the command passes to the picture run, in a file that the `TESSERA_PICTURES` variable names. */
export interface RunOrder {
  /** Address of the static Storybook. */
  url: string;
  /** Folder with the baselines. */
  baselines: string;
  /** Folder of the report, which gets the pictures. */
  output: string;
  /** Pictures to take. */
  pictures: Picture[];
  /** Pages that they are taken on. */
  pages: PageUse;
}

/**
 * Pages that pictures are taken on: `fresh` loads each story anew, `kept` draws one after another on the loaded page,
 * and `checked` does the same, but retakes pictures that differ on a fresh page, whose result counts.
 */
export type PageUse = 'checked' | 'kept' | 'fresh';

/** Name of the variable that names the order's file. */
export const orderVariable = 'TESSERA_PICTURES';

/** File in the report's folder through which the run returns its outcomes. */
export const outcomesFile = 'outcomes.json';

/** Order of this run. */
export function readOrder(): RunOrder {
  const path = process.env[orderVariable];
  if (!path) {
    throw new Error('The pictures are taken by `npm run test:visual`, not by Playwright alone.');
  }
  return JSON.parse(readFileSync(path, 'utf8')) as RunOrder;
}
