import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importGraph } from '../../src/registry/import-graph.ts';
import { collectParcel } from '../../src/registry/parcel.ts';
import { readSources } from '../../src/registry/read-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = /^#src\/(.+)\?tokens$/;
const use = /var\(\s*(--tessera-[a-z0-9-]+)/g;

/** Returns the unique names of the tokens that style sheets use, in alphabetical order. */
export function tokensIn(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(use)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
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
      const { files } = collectParcel(importGraph(sources), [path]);
      for (const file of files) this.addWatchFile(`${root}src/${file}`);
      const sheets = files.filter((file) => file.endsWith('.css'));
      const names = tokensIn(sheets.map((sheet) => sources.get(sheet) ?? ''));
      return `export default ${JSON.stringify(names)};`;
    },
  };
}
