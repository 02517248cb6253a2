import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importGraph, type ImportGraph } from '../../src/registry/import-graph.ts';
import { closureOf } from '../../src/registry/items.ts';
import { readSources } from '../../src/registry/read-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = /^#src\/(.+)\?tokens$/;
const use = /var\(\s*(--tessera-[a-z0-9-]+)/g;

/** Returns the unique names of the tokens that style sheets use, in alphabetical order. */
export function tokensIn(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(use)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

/** Names of the tokens that the style sheets of a module below `src`, and of everything that it imports, use. */
export function tokensOf(
  module: string,
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): string[] {
  const sheets = closureOf(graph, [module]).filter((file) => file.endsWith('.css'));
  return tokensIn(sheets.map((sheet) => sources.get(sheet) ?? ''));
}

/**
 * Generates token lists for the docs pages: `import tokens from '#src/components/rating/rating.tsx?tokens'`
 * is an array of the tokens that the style sheets of a module and its dependencies use.
 */
export function tokenLists(): Plugin {
  const prefix = '\0tessera:tokens:';
  return {
    name: 'tessera:token-lists',
    enforce: 'pre',
    resolveId(source) {
      const path = asked.exec(source)?.[1];
      // Must not end like a style sheet, which Vite would compile.
      return path && `${prefix}${path}.js`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length, -'.js'.length);
      const { sources } = readSources(root);
      const graph = importGraph(sources);
      for (const file of closureOf(graph, [path])) {
        this.addWatchFile(`${root}src/${file}`);
      }
      const names = tokensOf(path, sources, graph);
      return `export default ${JSON.stringify(names)};`;
    },
  };
}
