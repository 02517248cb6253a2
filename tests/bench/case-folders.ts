import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

/** Folder of the bench's cases. */
export const casesFolder = join(root, 'tests/bench/cases');

/** Names of the folders in it, in order. */
export function caseFolders(): string[] {
  return readdirSync(casesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
