import { isSheet, type EntryPoint } from '../registry/items.ts';
import type { CompiledModules } from './compile-modules.ts';
import { styleScope } from './scoped-styles.ts';

/**
 * Returns standalone style sheets for pages whose bundler does not import CSS: `rating.css` for everything
 * that `./rating` can render, and so on, and `styles.css` for the main entry point. Entry points without
 * components have none.
 */
export function joinedSheets(
  { files, imports }: CompiledModules,
  entryPoints: readonly EntryPoint[],
): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const entryPoint of entryPoints.filter((entryPoint) => !isSheet(entryPoint))) {
    const paths = sheetsBehind(entryPoint.entry.replace(/\.tsx?$/, '.js'), imports);
    const name = entryPoint.name === '.' ? 'styles' : entryPoint.name.slice(2).replaceAll('/', '-');
    const texts = paths.map((path) => files.get(path)?.trim() ?? '');
    if (texts.length > 0) sheets.set(`${name}.css`, `${texts.join('\n')}\n`);
  }
  return sheets;
}

/** Returns the paths of the style sheets that a module imports, in the order of a bundler. */
function sheetsBehind(entry: string, imports: CompiledModules['imports']): string[] {
  const visited = new Set<string>();
  const paths: string[] = [];
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    for (const next of imports.get(path) ?? []) visit(next);
    if (path.startsWith(styleScope)) paths.push(path.slice(styleScope.length));
  };
  visit(entry);
  return paths;
}
