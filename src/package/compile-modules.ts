import type { Rolldown } from 'vite';
import { packageOf } from '../registry/import-graph.ts';
import { bundleModules } from './bundle-modules.ts';
import type { EntryPoint } from './entry-points.ts';

/** JavaScript and CSS of the package. */
export interface CompiledModules {
  /** Text of each file, by its path below `src` with the ending that it has now. */
  files: ReadonlyMap<string, string>;
  /** Paths of its modules, each with those that it imports, dynamic imports included. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Names of the packages that it imports, in the order of the alphabet. */
  packages: readonly string[];
}

type Chunk = Rolldown.OutputChunk;

/** Module that reports a React version that is too old. */
export const guard = 'internals/report-problem.js';

/**
 * Modules of the package: each source file is one, so that a bundler takes only what is used, and a part that loads on
 * demand stays one. `'use client'` stays where it is, types go, imports of each other end in `.js`.
 * @param folder Folder of the sources.
 */
export async function compileModules(
  folder: string,
  entryPoints: readonly EntryPoint[],
): Promise<CompiledModules> {
  const sheets = new Map<string, string>();
  const entries = entryPoints.map(({ entry }) => entry);
  const chunks = await bundleModules(folder, entries, sheets);
  const files = new Map(sheets);
  const guarded = behindEntryPoints(chunks, entries);
  for (const chunk of chunks) {
    const { fileName, code, map } = chunk;
    const hasSource = map !== null && !isData(fileName) && !fileName.endsWith('.module.js');
    const lines = [code.replace(/\n*\/\/# sourceMappingURL=.*\s*$/, '')];
    if (guarded.has(fileName)) lines.push(guardOf(fileName));
    if (hasSource) lines.push(`//# sourceMappingURL=${nameOf(fileName)}.map`);
    files.set(fileName, `${lines.join('\n')}\n`);
    if (hasSource) files.set(`${fileName}.map`, mapOf(chunk));
  }
  const isOwn = (id: string) => chunks.some(({ fileName }) => fileName === id);
  const imported = (chunk: Chunk) => [...chunk.imports, ...chunk.dynamicImports];
  const foreign = chunks.flatMap(imported).filter((id) => !isOwn(id) && !id.startsWith('#'));
  return {
    files,
    imports: new Map(chunks.map((chunk) => [chunk.fileName, imported(chunk)])),
    packages: [...new Set(foreign.map(packageOf))].sort(),
  };
}

/** Whether a file contains only data, so that it needs no source map. */
export function isData(path: string): boolean {
  return /\.data\.[jt]s$/.test(path);
}

/**
 * Modules that an entry point re-exports and that import React. A bundler skips the entry point itself; one of them
 * is in every bundle that draws something.
 */
function behindEntryPoints(
  chunks: readonly Chunk[],
  entries: readonly string[],
): ReadonlySet<string> {
  const isEntryPoint = new Set(entries.map((path) => path.replace(/\.tsx?$/, '.js')));
  const behind = new Set(
    chunks.flatMap(({ fileName, imports }) =>
      isEntryPoint.has(fileName) ? [fileName, ...imports] : [],
    ),
  );
  const withReact = chunks.filter(({ imports }) => imports.some((id) => /^react(\/|$)/.test(id)));
  const names = withReact.map(({ fileName }) => fileName);
  return new Set(names.filter((name) => behind.has(name) && name !== guard));
}

/** Import of the guard. It stands last, where it moves no line that the source map knows. */
function guardOf(fileName: string): string {
  return `import "${'../'.repeat(fileName.split('/').length - 1) || './'}${guard}";`;
}

/** Source map that points at the sources of the package, which lie beside `lib`. */
function mapOf({ fileName, map, moduleIds }: Chunk): string {
  const [id = ''] = moduleIds;
  const ending = /\.tsx?$/.exec(id)?.[0] ?? '';
  const source = fileName.replace(/\.js$/, ending);
  const up = '../'.repeat(fileName.split('/').length);
  return JSON.stringify({
    version: 3,
    file: nameOf(fileName),
    sources: [`${up}src/${source}`],
    names: map?.names ?? [],
    mappings: map?.mappings ?? '',
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
