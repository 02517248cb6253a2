import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageNames } from '#src/registry/copies.ts';
import { importGraph, type Origin } from '#src/registry/import-graph.ts';
import { entryPointsOf } from '#src/registry/items.ts';
import { rewriteImports, toFile } from '#src/registry/rewrite-imports.ts';
import { readSources } from '#src/registry/source-files.ts';
import { repository } from './host.ts';

const { sources: written } = readSources(repository);
const everything = importGraph(written);

/** The sources, with names where an entry point exports all of a module. */
const sources = new Map(
  [...written].map(([path, text]) => {
    const named = text.replaceAll(/^export \* from '\.\/([^']+)';$/gm, (_, module: string) => {
      const target = `${dirname(path)}/${module}.ts`;
      const names = [...everything.exportsOf(target).keys()].map((name) =>
        /^[A-Z]/.test(name) ? `type ${name}` : name,
      );
      return `export { ${names.join(', ')} } from './${module}';`;
    });
    return [path, path.endsWith('/index.ts') ? named : text];
  }),
);
const graph = importGraph(sources);
const nameOf = packageNames(entryPointsOf(sources.keys()), graph);

/**
 * Gives the copies of a host the entry points of the sources, which the tests import: each exports what was copied, and
 * from the package what was not.
 * @param copies Folder of the copies.
 */
export function giveDoors(copies: string): void {
  const isCopied = ({ path }: Origin) => existsSync(join(copies, path.replace('.module', '')));
  const doors = entryPointsOf(sources.keys()).map(({ entry }) => entry);
  for (const entry of doors) {
    const place = join(copies, entry);
    if (existsSync(place) || entry === 'index.ts' || entry === 'core/index.ts') continue;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, textOf(entry, isCopied));
  }
}

function textOf(entry: string, isCopied: (origin: Origin) => boolean): string {
  const text = sources.get(entry) ?? '';
  if (entry.endsWith('.css')) return text;
  // A module that declares what it exports comes from the package as a whole.
  const own = [...graph.exportsOf(entry).values()].filter(({ path }) => path === entry);
  if (own.length > 0) {
    const [{ specifier } = { specifier: '' }] = own.flatMap((origin) => nameOf(origin) ?? []);
    return `export * from '${specifier}';\n`;
  }
  return rewriteImports(entry, text, graph, (importer, origin) => {
    const installed = isCopied(origin) ? undefined : nameOf(origin);
    return installed ?? toFile(importer, origin);
  });
}
