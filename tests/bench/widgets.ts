import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

/** One import statement that an application may write, and what it weighs for. */
export interface MeasuredImport {
  /** Name in the table and in the budget: the component, or the folder for all of it. */
  name: string;
  /** Folder under `src/components`. */
  folder: string;
  /** Statement through the widget's own index. */
  code: string;
}

const components = join(root, 'src/components');

/** Imports of every component that a widget's index exports, each alone. Found by looking, not by a list. */
export function measuredImports(): MeasuredImport[] {
  return widgetFolders().flatMap((folder) =>
    componentNames(folder).map((name) => ({
      name,
      folder,
      code: `export { ${name} } from '${indexOf(folder)}';`,
    })),
  );
}

/** Path of the main entry point, which exports every widget. */
export const mainEntryPoint = join(root, 'src/index.ts');

/** Folders of the widgets that have an index. */
function widgetFolders(): string[] {
  if (!existsSync(components)) return [];
  return readdirSync(components)
    .filter((folder) => existsSync(indexOf(folder)))
    .sort();
}

/** Names of the components that a widget's index exports: its exports in PascalCase that are not types. */
function componentNames(folder: string): string[] {
  const text = readFileSync(indexOf(folder), 'utf8');
  const names = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((name) => name.trim()),
  );
  return names.filter((name) => /^[A-Z][A-Za-z]*$/.test(name)).sort();
}

/** Path of a widget's index. */
function indexOf(folder: string): string {
  return join(components, folder, 'index.ts');
}
