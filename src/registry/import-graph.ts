import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Export of a module: where a name comes from. */
export interface Origin {
  /** Path of the module that declares it. */
  path: string;
  /** Its name there; `*` for all names. */
  name: string;
}

/** Import or re-export of another source file. */
export interface SourceLink extends ImportLink {
  /** Path of the file that the specifier names. */
  to: string;
  /** Where each name is declared: an `index.ts` between is skipped. */
  origins: readonly Origin[];
}

/** Dependencies of a source file. */
export interface SourceNode {
  /** Imports and re-exports of other source files. */
  links: readonly SourceLink[];
  /** Paths of the files that declare what is imported, including types, sorted. */
  imports: readonly string[];
  /** Names of the imported packages, including types, sorted. */
  packages: readonly string[];
  /** Sentences about a license or copyright. */
  notices: readonly string[];
}

/** Import graph of source files. */
export interface ImportGraph {
  /** Returns the dependencies of a file. */
  (path: string): SourceNode;
  /** Returns where a name that a module exports is declared; `undefined` if it does not export it. */
  originOf: (path: string, name: string) => Origin | undefined;
  /** Returns the names that a module exports, with their origins. */
  exportsOf: (path: string) => ReadonlyMap<string, Origin>;
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.d.ts', '/index.d.ts'];

/**
 * Returns the import graph of source or declaration files: static and dynamic imports, re-exports, types, and `composes` of style
 * sheets. It leads from file to file: what is imported from an `index.ts` leads to the file that declares it. Files
 * are parsed on demand.
 * @param sources Text of each file, by its path.
 * @throws If an import of a requested file cannot be resolved, or is computed at run time: a copy would lack
 * the file.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const modules = new Map<string, ModuleFacts>();
  const nodes = new Map<string, SourceNode>();
  const moduleAt = (path: string) => {
    const module = modules.get(path) ?? readModule(path, sources.get(path) ?? '');
    modules.set(path, module);
    return module;
  };

  const exportsOf = (path: string) => {
    const { links, exports } = moduleAt(path);
    const origins = new Map([...exports].map((name) => [name, { path, name }]));
    for (const { specifier, names, kind } of links) {
      if (kind !== 'export' || !specifier.startsWith('.')) continue;
      const to = resolve(path, specifier, sources);
      for (const { name, local } of names) {
        if (local === '*') for (const [all, origin] of exportsOf(to)) origins.set(all, origin);
        else origins.set(local, originOf(to, name) ?? { path: to, name });
      }
    }
    return origins;
  };
  const originOf = (path: string, name: string) => exportsOf(path).get(name);

  const nodeAt = (path: string): SourceNode => {
    const { links, notices } = moduleAt(path);
    const own: SourceLink[] = [];
    const packages = new Set<string>();
    for (const link of links) {
      if (!link.specifier.startsWith('.')) {
        packages.add(packageOf(link.specifier));
        continue;
      }
      const to = resolve(path, link.specifier, sources);
      const origins = link.names.map(({ name }) => originOf(to, name) ?? { path: to, name });
      own.push({ ...link, to, origins });
    }
    const imported = own.flatMap(({ to, origins }) =>
      origins.length > 0 ? origins.map((origin) => origin.path) : [to],
    );
    return {
      links: own,
      imports: [...new Set(imported)].sort(),
      packages: [...packages].sort(),
      notices,
    };
  };
  const graph = (path: string) => {
    const node = nodes.get(path) ?? nodeAt(path);
    nodes.set(path, node);
    return node;
  };
  return Object.assign(graph, { originOf, exportsOf });
}

function resolve(from: string, specifier: string, sources: ReadonlyMap<string, string>): string {
  const base = posix.join(posix.dirname(from), specifier);
  // A declaration file names the module of another one, which does not exist yet.
  const paths = [...endings.map((ending) => base + ending), base.replace(/\.[jt]sx?$/, '.d.ts')];
  const found = paths.find((path) => sources.has(path));
  if (found !== undefined) return found;
  throw new Error(`${from} imports ${specifier}, which does not exist: a copy would not compile.`);
}

/** Returns the name of the package of a module specifier: `react` for `react/jsx-runtime`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Import or re-export of a module, with its place in the text. */
export interface ImportLink {
  /** Specifier as written, such as `../../primitives/button`. */
  specifier: string;
  /** Names that it brings; none for an import for side effects, and for a dynamic import, which brings them all. */
  names: readonly ImportedName[];
  /** Keyword of the statement, or `expression` for `import()` and types such as `import('react').Ref`. */
  kind: 'import' | 'export' | 'expression';
  /** Place of the statement, or of the specifier with its quotes for an expression. */
  start: number;
  end: number;
}

/** Name in an import or a re-export. */
export interface ImportedName {
  /** Name in the other module; `default`, or `*` for all names. */
  name: string;
  /** Name in this module. */
  local: string;
  /** Whether it is a type only. */
  isType: boolean;
}

/** What a module says about its dependencies. */
export interface ModuleFacts {
  links: readonly ImportLink[];
  /** Names that it exports itself. */
  exports: ReadonlySet<string>;
  /** Sentences in its line comments about a license or copyright. */
  notices: readonly string[];
}

const sheetImport = /(?:@import\s+|composes:[^;]*\sfrom\s+)['"]([^'"\n]+)['"]/g;
const legal = /licen[cs]e|copyright/i;

/**
 * Reads the dependencies of a source file with the parser of the bundler.
 * @param path Path of the file, for its kind and for messages.
 * @throws If the file cannot be parsed, or if a dynamic import is computed: a copy would lack the file.
 */
function readModule(path: string, text: string): ModuleFacts {
  if (path.endsWith('.css')) return readSheet(text);
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}.`);
  const links: ImportLink[] = [];
  const exports = new Set<string>();
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName, localName, isType }) => ({
      name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
      local: localName.value,
      isType,
    }));
    links.push({ specifier: moduleRequest.value, names, kind: 'import', start, end });
  }
  for (const { start, end, entries } of module.staticExports) {
    const [from] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? []);
    const names = entries.map(({ importName, exportName, isType }) => ({
      name: importName.name ?? '*',
      local: exportName.name ?? '*',
      isType,
    }));
    if (from) links.push({ specifier: from.value, names, kind: 'export', start, end });
    else for (const { local } of names) exports.add(local);
  }
  const addExpression = ({ start, end }: { start: number; end: number }) => {
    const specifier = /^(['"])([^'"]+)\1$/.exec(text.slice(start, end))?.[2];
    if (specifier === undefined) {
      const computed = text.slice(start, end);
      throw new Error(
        `${path} imports ${computed}, a computed path, which cannot be followed: write it out.`,
      );
    }
    links.push({ specifier, names: [], kind: 'expression', start, end });
  };
  for (const { moduleRequest } of module.dynamicImports) addExpression(moduleRequest);
  new Visitor({ TSImportType: ({ source }) => addExpression(source) }).visit(program);
  const lines = comments.filter(({ type }) => type === 'Line').map(({ value }) => value.trim());
  return { links, exports, notices: noticesIn(lines) };
}

function readSheet(text: string): ModuleFacts {
  const links = [...text.matchAll(sheetImport)].map(({ 1: specifier = '', index }) => ({
    specifier,
    names: [],
    kind: 'expression' as const,
    start: index,
    end: index,
  }));
  return { links, exports: new Set(), notices: [] };
}

function noticesIn(comments: readonly string[]): string[] {
  const sentences = comments.join(' ').split(/(?<=\.)\s+(?=\p{Lu})/u);
  const notice = sentences.filter((sentence) => legal.test(sentence)).join(' ');
  return notice === '' ? [] : [notice];
}
