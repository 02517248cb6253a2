import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

/** One import statement that an application may write, and the name of its size. */
export interface MeasuredImport {
  /** Name in the table and in the budget: the component, or the folder for all of it. */
  name: string;
  /** Folder under `src/components` or `src/primitives`. */
  folder: string;
  /** Statement through the index of the folder. */
  code: string;
}

/** Imports of every component that a widget's index exports, one by one. Found by reading the index, not in a list. */
export function measuredImports(): MeasuredImport[] {
  return importsIn('src/components');
}

/** Imports of every component that a primitive's index exports, one by one. */
export function measuredPrimitives(): MeasuredImport[] {
  return importsIn('src/primitives');
}

function importsIn(room: string): MeasuredImport[] {
  const path = join(root, room);
  if (!existsSync(path)) return [];
  const folders = readdirSync(path).filter((folder) => existsSync(indexOf(room, folder)));
  return folders.sort().flatMap((folder) => {
    const index = indexOf(room, folder);
    return componentNames(index).map((name) => ({
      name,
      folder,
      code: `export { ${name} } from '${index}';`,
    }));
  });
}

/** Path of the main entry point, which exports every widget. */
export const mainEntryPoint = join(root, 'src/index.ts');

/** Names of the components that an index exports: its exports in PascalCase that are not types. */
function componentNames(index: string): string[] {
  const text = readFileSync(index, 'utf8');
  const names = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((name) => name.trim()),
  );
  return names.filter((name) => /^[A-Z][A-Za-z]*$/.test(name)).sort();
}

/** Path of the index of a folder. */
function indexOf(room: string, folder: string): string {
  return join(root, room, folder, 'index.ts');
}
