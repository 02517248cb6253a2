import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes text files into a folder by path, and removes its previous content. */
export function writeFolder(folder: string, texts: Iterable<readonly [string, string]>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of texts) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
