import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

/** One import statement that an application may write, and what it weighs for. */
export interface MeasuredImport {
  /** Name in the table and in the budget: the component, or the folder for all of it. */
  name: string;
  /** Folder under `src/components` or `src/primitives`. */
  folder: string;
  /** Statement through the widget's own index. */
  code: string;
}

const components = join(root, 'src/components');
const primitives = join(root, 'src/primitives');

/** Imports of every component that a widget's index exports, each alone. Found by looking, not by a list. */
export function measuredImports(): MeasuredImport[] {
  return foldersIn(components).flatMap((folder) => importsOf(components, folder));
}

/** Imports of every component of the primitives that have a size plan, each alone. */
export function measuredPrimitives(plans: ReadonlyMap<string, unknown>): MeasuredImport[] {
  return foldersIn(primitives)
    .filter((folder) => plans.has(folder))
    .flatMap((folder) => importsOf(primitives, folder));
}

/** Path of the main entry point, which exports every widget. */
export const mainEntryPoint = join(root, 'src/index.ts');

function importsOf(home: string, folder: string): MeasuredImport[] {
  const index = join(home, folder, 'index.ts');
  return componentNames(index).map((name) => ({
    name,
    folder,
    code: `export { ${name} } from '${index}';`,
  }));
}

/** Folders that have an index. */
function foldersIn(home: string): string[] {
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((folder) => existsSync(join(home, folder, 'index.ts')))
    .sort();
}

/** Names of the components that an index exports: its exports in PascalCase that are not types. */
function componentNames(index: string): string[] {
  const text = readFileSync(index, 'utf8');
  const names = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((name) => name.trim()),
  );
  return names.filter((name) => /^[A-Z][A-Za-z]*$/.test(name)).sort();
}
