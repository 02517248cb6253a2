import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { RegistrySources } from '../../src/registry/build-registry.ts';
import { importGraph, type ImportGraph } from '../../src/registry/import-graph.ts';
import { closureOf } from '../../src/registry/items.ts';
import { readSources } from '../../src/registry/source-files.ts';
import { remembered } from './remembered.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = /^#src\/(.+)\?tokens$/;
const use = /var\(\s*(--tessera-[a-z0-9-]+)/g;

/** Reads the imports of all sources, which takes a second, again only when one of them has changed. */
const readOnce = remembered(async ({ sources }: RegistrySources) => ({
  sources,
  graph: importGraph(sources),
}));

/** Returns the unique names of the tokens that style sheets use, in alphabetical order. */
export function tokensIn(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(use)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

/** Names of the tokens that the style sheets of a module below `src`, and of everything that it imports, use. */
function tokensOf(
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
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length, -'.js'.length);
      const { sources, graph } = await readOnce(readSources(root));
      for (const file of closureOf(graph, [path])) {
        this.addWatchFile(`${root}src/${file}`);
      }
      const names = tokensOf(path, sources, graph);
      return `export default ${JSON.stringify(names)};`;
    },
  };
}
