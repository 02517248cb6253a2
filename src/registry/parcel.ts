import type { ImportGraph } from './import-graph.ts';

/** Files and packages that are copied together. */
export interface Parcel {
  /** Paths of the files, sorted. */
  files: readonly string[];
  /** Names of the imported packages, sorted. */
  packages: readonly string[];
  /** Imported files of other items. */
  beyond: readonly string[];
  /** License comments, each once. */
  notices: readonly string[];
}

/**
 * Returns files with their transitive imports.
 * @param entries Initial files.
 * @param isBeyond Whether a file belongs to another item, whose imports are not followed. Default: no file does.
 */
export function collectParcel(
  graph: ImportGraph,
  entries: readonly string[],
  isBeyond: (path: string) => boolean = () => false,
): Parcel {
  const files = new Set<string>();
  const beyond = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    for (const next of graph(path).imports) {
      if (isBeyond(next)) beyond.add(next);
      else visit(next);
    }
  };
  entries.forEach(visit);
  const nodes = [...files].map(graph);
  return {
    files: [...files].sort(),
    packages: distinct(nodes.flatMap(({ packages }) => packages)),
    beyond: [...beyond].sort(),
    notices: distinct(nodes.flatMap(({ notices }) => notices)),
  };
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
