import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  build,
  esmExternalRequirePlugin,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that every measured bundle leaves out because the page has them anyway. */
const shared = /^react(-dom)?(\/|$)/;

/** Bytes of one module after tree-shaking, before minifying. */
export interface ModuleShare {
  /** Path from the repository's folder, or from `node_modules`. */
  id: string;
  /** Length of its rendered text in bytes. */
  bytes: number;
}

/** Part of a bundle, with its style sheets, that loads on first use. */
export interface DeferredPart {
  /** Module that it starts with, relative to `src/components` if it is inside. */
  name: string;
  /** Gzipped bytes. */
  gzip: number;
  /** Whether it counts anyway, as the wrapped package does, because it is always needed. */
  counted: boolean;
}

/** Download size of one import statement, without React. */
export interface BundleSize {
  /** Gzipped bytes of the JavaScript that loads immediately. */
  js: number;
  /** Gzipped bytes of the style sheets that load immediately. */
  css: number;
  /** Sum of `js` and `css`, and of lazy parts that count. */
  gzip: number;
  /** Minified bytes before compression, JavaScript and CSS. */
  minified: number;
  /** Parts that are imported dynamically, by name. */
  deferred: DeferredPart[];
  /** Modules whose code loads immediately, largest first. */
  modules: ModuleShare[];
  /** Minified JavaScript that loads immediately. */
  code: string;
}

/** Name of the virtual entry. */
export const entryId = 'virtual:measured-entry';

/**
 * Bundles `code` the way an application's production build does and weighs the result.
 * @param code Statements of the entry; what it exports is what the application uses. Paths are absolute, or packages.
 * @param counted Beginnings of module paths (`react-select/`) whose parts count even if they load later.
 * @param leftOut Beginnings of module paths (`src/validation/`) that are weighed elsewhere, as React is left out.
 */
export async function bundleSize(
  code: string,
  counted: readonly string[] = [],
  leftOut: readonly string[] = [],
): Promise<BundleSize> {
  const output = await productionBuild(code, leftOut);
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The measured bundle has no entry: the import names nothing.');
  const eager = withStaticImports(entry, chunks);
  const script = eager.map((chunk) => chunk.code).join('\n');
  const style = styleOf(eager, output);
  const js = gzipLength(script);
  const css = style ? gzipLength(style) : 0;
  const deferred = chunks
    .filter((chunk) => !eager.includes(chunk))
    .map((chunk) => ({ chunk, style: styleOf([chunk], output) }))
    .map(({ chunk, style }) => ({
      name: partName(chunk),
      gzip: gzipLength(chunk.code) + (style ? gzipLength(style) : 0),
      counted: chunk.moduleIds.some((id) =>
        counted.some((beginning) => shortId(id).startsWith(beginning)),
      ),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return {
    js,
    css,
    gzip: js + css + sum(deferred.filter((part) => part.counted).map(({ gzip }) => gzip)),
    minified: Buffer.byteLength(script) + Buffer.byteLength(style),
    deferred,
    modules: eager
      .flatMap((chunk) => Object.entries(chunk.modules))
      .map(([id, module]) => ({ id: shortId(id), bytes: module.renderedLength }))
      .filter((module) => module.bytes > 0)
      .sort((a, b) => b.bytes - a.bytes),
    code: script,
  };
}

async function productionBuild(code: string, leftOut: readonly string[]): Promise<Output> {
  const result = await productionVite({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [entryOf(code), withoutPreloadHelper, importedReact()],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        external: (id) => leftOut.some((beginning) => shortId(id).startsWith(beginning)),
        output: { format: 'es' },
      },
    },
  }).catch((error: unknown) => {
    const lines = stripVTControlCharacters(String(error)).split('\n');
    const reason = lines.find((line) => /^\[\w+\]/.test(line)) ?? lines.join(' ');
    // The bundler's own error repeats the sources in color; one sentence is enough.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`This does not build: ${code} ${reason}`);
  });
  return outputOf(result);
}

/** Builds in progress, and the NODE_ENV before the first of them. */
const builds = { open: 0, before: process.env.NODE_ENV };

/** Vite's build as a shell runs it: the test runner's own NODE_ENV would include React's development code. */
export async function productionVite(config: InlineConfig): ReturnType<typeof build> {
  if (builds.open === 0) builds.before = process.env.NODE_ENV;
  builds.open += 1;
  process.env.NODE_ENV = 'production';
  try {
    return await build(config);
  } finally {
    builds.open -= 1;
    if (builds.open === 0) {
      if (builds.before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = builds.before;
    }
  }
}

/** Files of a build that has one output. */
export function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  if (Array.isArray(result) || !('output' in result)) throw new Error('One output was expected.');
  return result.output;
}

/** Files that a build writes. */
export type Output = Rolldown.RolldownOutput['output'];

/** Plugin that serves `code` as the entry. */
export function entryOf(code: string): Plugin {
  return {
    name: 'measured-entry',
    resolveId: (id) => (id === entryId ? { id, moduleSideEffects: true } : undefined),
    load: (id) => (id === entryId ? code : undefined),
  };
}

/** An application includes Vite's preload helper once, whatever it imports; it is not part of a widget's size. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/**
 * React, left out of a bundle and imported by it, even if a CommonJS package requires it: no application has the
 * bundler's replacement of `require`, which throws in a browser.
 */
export function importedReact(): Plugin {
  return esmExternalRequirePlugin({ external: [shared] }) as Plugin;
}

/** Text of the style sheets that come with the chunks. */
function styleOf(chunks: readonly Rolldown.OutputChunk[], output: Output): string {
  const names = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return output
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => names.has(fileName))
    .map((file) => textOf(file))
    .join('\n');
}

function withStaticImports(
  entry: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const reached = new Set([entry]);
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = chunks.find((other) => other.fileName === name);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

/** Text of an asset that a build writes. */
export function textOf(file: Rolldown.OutputAsset): string {
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** Length of `text` after gzip at its highest level, in bytes. */
function gzipLength(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function partName(chunk: Rolldown.OutputChunk): string {
  return shortId(chunk.facadeModuleId ?? chunk.name).replace(/^src\/components\/|\.tsx?$/g, '');
}

function shortId(id: string): string {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? id;
  const inPackages = path.lastIndexOf('/node_modules/');
  if (inPackages >= 0) return path.slice(inPackages + '/node_modules/'.length);
  return path.startsWith(root) ? path.slice(root.length) : path;
}

/** Version of an installed package. */
export function versionOf(name: string): string {
  const text = readFileSync(`${root}node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
