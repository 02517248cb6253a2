import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { outcomesFile } from './summarize.ts';

const stampsFile = 'stamps.json';

/**
 * Copies the reports of other machines to `reports`, and adds the commits that they are about.
 * @param folders Folders with the reports of one machine each.
 */
export function gatherReports(root: string, folders: readonly string[]): void {
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  const readStamps = (folder: string) => {
    const path = join(folder, stampsFile);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
  };
  const stamps = [reports, ...folders].map(readStamps);
  for (const path of folders.flatMap((folder) => globSync(join(folder, '*.json')))) {
    const name = basename(path);
    if (name !== stampsFile && name !== outcomesFile) copyFileSync(path, join(reports, name));
  }
  writeFileSync(join(reports, stampsFile), JSON.stringify(Object.assign({}, ...stamps)));
}
