import { dirname } from 'node:path';
import type { ImportGraph } from '../../src/registry/import-graph.ts';
import { closureOf, sharedFolders } from '../../src/registry/items.ts';
import { importsIn } from '../build/source-module.ts';

/** Component of a docs page, and the file that defines it, below `src`. */
export interface DefinedComponent {
  component: string;
  file: string;
}

/** Returns the file below `src` that defines an export of a folder's `index.ts`. */
export function definingFile(
  folder: string,
  component: string,
  sources: ReadonlyMap<string, string>,
): string {
  const index = sources.get(`${folder}/index.ts`) ?? '';
  const pattern = new RegExp(`\\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`);
  const path = pattern.exec(index)?.[1];
  const found = ['.tsx', '.ts'].map((end) => `${folder}/${path}${end}`);
  return found.find((file) => sources.has(file)) ?? `${folder}/index.ts`;
}

/** Returns the files that the component consists of: those of its own folder, and parts that several widgets share. */
export function ownFiles({ file }: DefinedComponent, graph: ImportGraph): readonly string[] {
  const folders = [homeOf(file), ...sharedFolders.map((name) => `components/${name}`)];
  return closureOf(graph, [file], (path) =>
    folders.some((folder) => path.startsWith(`${folder}/`)),
  );
}

/** Whether files import a component by its name, from its file or through an `index.ts`. */
export function usesComponent(
  files: readonly string[],
  { component, file }: DefinedComponent,
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
): boolean {
  const homes = new Set([file, `${dirname(file)}/index.ts`, `${homeOf(file)}/index.ts`]);
  return files
    .filter((path) => path !== file && graph(path).imports.some((imported) => homes.has(imported)))
    .some((path) =>
      importsIn(sources.get(path) ?? '').some(
        ([, { name, isType }]) => name === component && !isType,
      ),
    );
}

function homeOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
