import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importGraph } from '../registry/import-graph.ts';
import { entryPointsOf, isSheet, type EntryPoint } from '../registry/items.ts';
import { readSources, writeFolder } from '../registry/source-files.ts';
import {
  bundleCli,
  cliPath,
  compileModules,
  isData,
  type CompiledModules,
} from './compile-modules.ts';
import { declareTypes } from './declare-types.ts';
import { packageManifest, type RootManifest } from './package-manifest.ts';
import { styleScope } from './scoped-styles.ts';

/** Options of a package build. */
export interface PackageOptions {
  /** URL of the publishing repository, which proves the provenance of a build. */
  repository?: string | undefined;
}

/**
 * Returns the files of the npm package by path: `lib` with modules, declarations and style sheets, `styles`
 * with standalone style sheets, `src` with the sources for source maps, and the files that npm shows.
 * @param root Folder of the repository.
 */
export async function buildPackage(
  root: string,
  { repository }: PackageOptions = {},
): Promise<Map<string, string>> {
  const { sources, licenseText } = readSources(root);
  const own = entryPointsOf(sources.keys());
  const [modules, types, cli] = await Promise.all([
    compileModules(
      join(root, 'src'),
      own.filter((entryPoint) => !isSheet(entryPoint)),
    ),
    declareTypes(root, own),
    bundleCli(root),
  ]);
  const sheets = joinedSheets(modules, own);
  const files = new Map<string, string>();
  const add = (folder: string, texts: Iterable<readonly [string, string]>) => {
    for (const [path, text] of texts) files.set(`${folder}/${path}`, text);
  };
  add('lib', modules.files);
  add('lib', types.files);
  add(
    'lib',
    own.filter(isSheet).map(({ entry }) => [entry, sources.get(entry) ?? ''] as const),
  );
  add('styles', sheets);
  const origins = sourcesOf(modules.imports.keys(), types.sources, sources);
  const mapped = origins.filter((path) => !isData(path));
  add(
    'src',
    mapped.map((path) => [path, sources.get(path) ?? ''] as const),
  );
  files.set(cliPath, cli);
  files.set('lib/package/no-styles.js', 'export {};\n');
  files.set('lib/package/no-styles.d.ts', 'export {};\n');
  files.set('README.md', readme(root, own));
  files.set('LICENSE', licenseText);
  files.set('THIRD-PARTY.md', thirdPartyNotices(sources, origins));
  if (existsSync(join(root, 'CHANGELOG.md'))) files.set('CHANGELOG.md', read(root, 'CHANGELOG.md'));
  const manifest = packageManifest({
    root: JSON.parse(read(root, 'package.json')) as RootManifest,
    entryPoints: own,
    sheets: [...sheets.keys()],
    packages: modules.packages,
    typePackages: types.packages,
    published: [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))].sort(),
    repository,
  });
  return files.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Returns the sources of the modules and declarations. */
function sourcesOf(
  modules: Iterable<string>,
  types: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const bases = [...modules].map((path) => path.replace(/\.js$/, ''));
  const paths = bases.flatMap((base) => [`${base}.ts`, `${base}.tsx`]);
  return [...new Set([...paths, ...types])].filter((path) => sources.has(path)).sort();
}

/** Returns the readme for npm, with the list of entry points. */
function readme(root: string, entryPoints: readonly EntryPoint[]): string {
  const list = entryPoints
    .filter((entryPoint) => !isSheet(entryPoint))
    .map(({ name }) => `\`tessera-ui${name.slice(1)}\``);
  return read(root, 'src/package/readme.md').replace('{entryPoints}', list.join(', '));
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * Returns the third-party notices: license comments of the sources, each once with its files. The license
 * texts are below our own.
 * @param sources Text of each file, by its path below `src`.
 * @param paths Paths of the package's sources.
 */
function thirdPartyNotices(sources: ReadonlyMap<string, string>, paths: readonly string[]): string {
  const graph = importGraph(sources);
  const places = new Map<string, string[]>();
  for (const path of paths) {
    for (const notice of graph(path).notices) {
      places.set(notice, [...(places.get(notice) ?? []), path]);
    }
  }
  const notices = [...places].map(
    ([notice, files]) => `${notice}\n\n${files.map((path) => `- ${path}`).join('\n')}`,
  );
  const parts = ['# Work of others in this package', 'Their licenses are in LICENSE.', ...notices];
  return `${parts.join('\n\n')}\n`;
}

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

/** Returns the name of the packed file of a version. */
export function packedName(version: string): string {
  return `tessera-ui-${version}.tgz`;
}

/** Builds the package, packs it with npm and returns the packed file. */
export async function packPackage(root: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-packed-'));
  try {
    const built = join(folder, 'package');
    writeFolder(built, await buildPackage(root));
    // npm is a script on Windows, which only a shell starts.
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', './package'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    return readFileSync(join(folder, stdout.trim().split('\n').at(-1) ?? ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
