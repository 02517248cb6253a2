import type { ImportGraph } from './import-graph.ts';

/** Files and packages that go along with some files. */
export interface Parcel {
  /** Paths of the files, in the order of the alphabet. */
  files: readonly string[];
  /** Names of the packages that they import, in the order of the alphabet. */
  packages: readonly string[];
  /** Files just behind the border, which were not followed. */
  beyond: readonly string[];
  /** What their comments say of licenses, each once. */
  notices: readonly string[];
}

/**
 * Closure of files under their imports.
 * @param entries Files to begin with.
 * @param isBeyond Whether a file belongs to another item, where the search stops. Default: none does.
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
