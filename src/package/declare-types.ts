import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { importGraph, type SourceLink } from '../registry/import-graph.ts';
import { isSheet, type EntryPoint } from '../registry/items.ts';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Declarations of the package. */
export interface DeclaredTypes {
  /** Text of each declaration and its map, by its path below `src` with its new extension. */
  files: ReadonlyMap<string, string>;
  /** Paths of the referenced sources, below `src`. */
  sources: readonly string[];
  /** Names of the referenced packages, sorted. */
  packages: readonly string[];
}

/**
 * Generates the declarations of the entry points and their dependencies, with declaration maps. Relative
 * imports end in `.js`, which Node.js resolution requires.
 * @param root Folder of the repository.
 */
export async function declareTypes(
  root: string,
  entryPoints: readonly EntryPoint[],
): Promise<DeclaredTypes> {
  const modules = entryPoints.filter((entryPoint) => !isSheet(entryPoint));
  const emitted = await emitDeclarations(root, modules);
  const graph = importGraph(emitted);
  const files = new Map<string, string>();
  const sources: string[] = [];
  const packages = new Set<string>();
  const visit = (path: string) => {
    const text = emitted.get(path);
    const map = emitted.get(`${path}.map`);
    if (files.has(path) || text === undefined || map === undefined) return;
    const { links, packages: imported } = graph(path);
    const source = path.replace(/\.d\.ts$/, /\.tsx?(?="\])/.exec(map)?.[0] ?? '');
    files.set(path, withFileNames(path, text, links));
    files.set(`${path}.map`, mapOf(source, map));
    sources.push(source);
    imported.forEach((name) => packages.add(name));
    links.forEach(({ to }) => visit(to));
  };
  for (const { entry } of modules) visit(entry.replace(/\.tsx?$/, '.d.ts'));
  return { files, sources, packages: [...packages].sort() };
}

async function emitDeclarations(root: string, entryPoints: readonly EntryPoint[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-types-'));
  const types = join(folder, 'types');
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      rootDir: join(root, 'src'),
      outDir: types,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node', join(root, 'node_modules/vite/client')],
    },
    include: [],
    files: entryPoints.map(({ entry }) => join(root, 'src', entry)),
  };
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await promisify(execFile)(process.execPath, [compiler, '--project', folder]).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(`The declarations cannot be generated:\n${stdout}`);
      },
    );
    const paths = globSync('**/*.d.ts{,.map}', { cwd: types });
    return new Map(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(types, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a map that references the source in `src`, next to `lib`. */
function mapOf(source: string, map: string): string {
  const place = `${'../'.repeat(source.split('/').length)}src/${source}`;
  return JSON.stringify({ ...(JSON.parse(map) as object), sourceRoot: '', sources: [place] });
}

/** Returns the text of a declaration file in which relative imports name the module that Node.js loads. */
function withFileNames(path: string, text: string, links: readonly SourceLink[]): string {
  let named = text;
  // What is imported and exported again has two links, of one statement.
  const statements = new Map(links.map((link) => [link.end, link]));
  for (const { specifier, to, end } of [...statements.values()].sort((a, b) => b.end - a.end)) {
    const place = text.lastIndexOf(specifier, end);
    const way = posix.relative(posix.dirname(path), to.replace(/\.d\.ts$/, '.js'));
    const written = way.startsWith('.') ? way : `./${way}`;
    named = named.slice(0, place) + written + named.slice(place + specifier.length);
  }
  return named;
}
