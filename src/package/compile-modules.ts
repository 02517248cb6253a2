import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { packageOf } from '../registry/import-graph.ts';
import type { EntryPoint } from '../registry/items.ts';
import { scopedStyles } from './scoped-styles.ts';

/** JavaScript and CSS of the package. */
export interface CompiledModules {
  /** Text of each file, by its path below `src` with its new extension. */
  files: ReadonlyMap<string, string>;
  /** Imports of each module by path, including dynamic imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Names of the imported packages, sorted. */
  packages: readonly string[];
}

type Chunk = Rolldown.OutputChunk;

/** Module that reports an unsupported React version. */
export const guard = 'core/report-problem.js';

/**
 * Compiles the modules of the package, one per source file, so that bundlers include only what is used and
 * lazy modules stay separate. Preserves `'use client'`, removes types, and adds `.js` to relative imports.
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
 * Returns the modules that an entry point re-exports and that import React. Bundlers skip the entry point
 * itself; every bundle that renders a component includes one of these modules.
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

/** Returns the import of the guard. It is last, so that no line of the source map moves. */
function guardOf(fileName: string): string {
  return `import "${'../'.repeat(fileName.split('/').length - 1) || './'}${guard}";`;
}

/** Returns a source map that references the sources of the package, next to `lib`. */
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

/**
 * Compiles modules without types, one per source file that the entries import.
 * @param folder Folder of the sources.
 * @param sheets Receives the text of each style sheet, by its path below `folder`.
 */
async function bundleModules(
  folder: string,
  entries: readonly string[],
  sheets: Map<string, string>,
): Promise<Chunk[]> {
  const places = entries.map((path) => [path.replace(/\.tsx?$/, ''), join(folder, path)]);
  return bundle({
    root: folder,
    // Regardless of NODE_ENV: React's development code would contain absolute paths.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [scopedStyles(folder, sheets)],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: Object.fromEntries(places), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^([./#]|[A-Za-z]:)/.test(id),
        // It would name each file relative to the folder in which the build was started.
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: '[name].js',
          comments: { legal: true, annotation: true, jsdoc: false },
        },
        checks: { pluginTimings: false },
        onLog: (level, log, report) => {
          // The warning asks whether directives are preserved. They are, and a test checks it.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
}

/** Returns the chunks of a production build. */
async function bundle(config: InlineConfig): Promise<Chunk[]> {
  const [result] = [
    await build({ configFile: false, logLevel: 'warn', mode: 'production', ...config }),
  ].flat();
  if (!result || !('output' in result)) throw new Error('The bundler produced no output.');
  return result.output.filter((file) => file.type === 'chunk');
}

/** Path of the command in the package. */
export const cliPath = 'lib/cli/tessera-ui.js';

/** Packages that the command contains, so that it runs without their installation, with their licenses. */
const contained = [
  ['node-diff3', 'LICENSE.md'],
  ['diff', 'LICENSE'],
] as const;

/**
 * Returns the command `tessera-ui` as one file for Node.js 20 or later.
 * @param root Folder of the repository.
 */
export async function bundleCli(root: string): Promise<string> {
  const [chunk, ...others] = await bundle({
    root,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/cli/tessera-ui.ts',
      write: false,
      minify: false,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: {
        experimental: { attachDebugInfo: 'none' },
        output: { comments: { legal: false, annotation: false, jsdoc: false } },
      },
    },
  });
  if (!chunk || others.length > 0) throw new Error('The command must be one file.');
  return `#!/usr/bin/env node\n${licenses(root)}\n${chunk.code}`;
}

function licenses(root: string): string {
  const texts = contained.map(([name, file]) => {
    const text = readFileSync(join(root, 'node_modules', name, file), 'utf8').trim();
    return `This file contains ${name}:\n\n${text}`;
  });
  const lines = texts.join('\n\n').split('\n');
  return `/*!\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}
