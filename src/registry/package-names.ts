import type { ImportGraph, Origin } from './import-graph.ts';
import type { EntryPoint } from './items.ts';

/** Where the package exports something. */
export interface PackageName {
  /** Specifier such as `tessera-ui/button`. */
  specifier: string;
  /** Exported name. */
  name: string;
}

/**
 * Returns a function that finds where the package exports what a file declares: at the entry point of its own folder
 * if that exports it, else at the first one.
 */
export function packageNames(entryPoints: readonly EntryPoint[], graph: ImportGraph) {
  const names = new Map<string, PackageName>();
  const modules = entryPoints.filter(({ name, entry }) => name !== '.' && !entry.endsWith('.css'));
  for (const { name: path, entry } of modules) {
    const folder = entry.replace(/[^/]+$/, '');
    for (const [name, origin] of graph.exportsOf(entry)) {
      const key = keyOf(origin);
      const found = { specifier: `tessera-ui/${path.slice(2)}`, name };
      if (!names.has(key) || origin.path.startsWith(folder)) names.set(key, found);
    }
  }
  return (origin: Origin): PackageName | undefined => names.get(keyOf(origin));
}

function keyOf({ path, name }: Origin): string {
  return `${path} ${name}`;
}
