import { join } from 'node:path/posix';
import type { RegistryItem } from './built-registry.ts';

const imported = /(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g;
const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Follows every relative import of an item from its entries. Returns the files that it reaches, and the imports that
 * lead to no file of the item.
 */
export function followImports({ files, meta }: RegistryItem) {
  const texts = new Map(files.map(({ target, content }) => [target, content]));
  const reached = new Set<string>();
  const broken: string[] = [];
  const follow = (base: string, from: string): void => {
    const target = endings.map((ending) => base + ending).find((path) => texts.has(path));
    if (target === undefined) broken.push(`${from} leads to ${base}`);
    if (target === undefined || reached.has(target)) return;
    reached.add(target);
    if (!/\.tsx?$/.test(target)) return;
    for (const [, link = ''] of (texts.get(target) ?? '').matchAll(imported)) {
      follow(join(target, '..', link), target);
    }
  };
  for (const entry of meta.entries) follow(join('@ui/tessera', entry), 'the item');
  return { reached, broken };
}
