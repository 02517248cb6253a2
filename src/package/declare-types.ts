import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parseSync, Visitor } from 'vite';
import { packageOf } from '../registry/import-graph.ts';
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
  const files = new Map<string, string>();
  const sources: string[] = [];
  const packages = new Set<string>();
  const visit = (path: string) => {
    const text = emitted.get(path);
    const map = emitted.get(`${path}.map`);
    if (files.has(path) || text === undefined || map === undefined) return;
    const linked = readDeclaration(path, text, (file) => emitted.has(file));
    const source = path.replace(/\.d\.ts$/, /\.tsx?(?="\])/.exec(map)?.[0] ?? '');
    files.set(path, linked.text);
    files.set(`${path}.map`, mapOf(source, map));
    sources.push(source);
    linked.packages.forEach((name) => packages.add(name));
    linked.imports.forEach(visit);
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

/** Declaration file with resolved imports. */
export interface LinkedDeclaration {
  /** Text, in which relative imports name the file that Node.js loads. */
  text: string;
  /** Paths of the declarations that it imports. */
  imports: string[];
  /** Names of the packages that it imports. */
  packages: string[];
}

const endings = ['.d.ts', '/index.d.ts'];

/**
 * Resolves the imports of a declaration file.
 * @param path Its path, `components/rating/index.d.ts`.
 * @param has Whether there is a declaration file with a path.
 * @throws If an import cannot be resolved.
 */
function readDeclaration(
  path: string,
  text: string,
  has: (path: string) => boolean,
): LinkedDeclaration {
  const imports: string[] = [];
  const packages: string[] = [];
  let linked = text;
  for (const { value, start, end } of specifiersOf(path, text).sort((a, b) => b.start - a.start)) {
    if (!value.startsWith('.')) {
      packages.push(packageOf(value));
      continue;
    }
    // A folder, such as `..`, ends with a slash.
    const base = new URL(value.replace(/\.tsx?$/, ''), `file:///${path}`).pathname.replace(
      /^\/|\/$/g,
      '',
    );
    const ending = endings.find((one) => has(base + one));
    if (ending === undefined) throw new Error(`${path} imports ${value}, which has no types.`);
    imports.push(base + ending);
    const quote = text.charAt(start);
    const written = value.replace(/\.tsx?$/, '') + ending.replace('.d.ts', '.js');
    linked = linked.slice(0, start) + quote + written + quote + linked.slice(end);
  }
  return { text: linked, imports, packages };
}

/** Returns the module specifiers of a declaration file, with their positions. */
function specifiersOf(path: string, text: string) {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}.`);
  const found = new Map<number, { value: string; start: number; end: number }>();
  const keep = (one: { value: string; start: number; end: number }) => found.set(one.start, one);
  for (const { moduleRequest } of module.staticImports) keep(moduleRequest);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) keep(moduleRequest);
  }
  new Visitor({
    TSImportType: ({ source }) => void keep(source),
  }).visit(program);
  return [...found.values()];
}
