import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryItem } from './built-registry.ts';

/** Writes the files of all items into a folder, as in a host that has added every item. */
export function copyItems(items: readonly RegistryItem[], folder: string): void {
  for (const { files } of items) {
    for (const { target, content } of files) {
      const place = join(folder, target.replace('@ui/tessera/', ''));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
  }
}
