import type { ImportGraph, Origin } from './import-graph.ts';
import { closureOf, entryPointsOf, type EntryPoint, type Item } from './items.ts';
import { plainPath, type PlainStyles } from './plain-styles.ts';
import { rewriteImports, toFile, type FindTarget } from './rewrite-imports.ts';

/** Files of an item, as they are copied. */
export interface CopiedItem {
  /** Text of each file, by its path below the folder of the copies. */
  files: ReadonlyMap<string, string>;
  /** Paths of these files in the sources. */
  sources: readonly string[];
}

/** Makes the copies of items. */
export interface CopyMaker {
  /** Returns the whole copy of an item: its files and everything that they import. */
  whole: (item: Item) => CopiedItem;
  /** Returns the linked copy of an item with a room: its own files, which import the package. */
  linked: (item: Item & { room: string }) => CopiedItem;
}

const tokens = 'tokens/tokens.css';

/** Sheets that components share: the names under which `tessera-ui/core` exports their classes. */
const sharedSheet = /^core\/(?:[^/]+\/)?([a-z-]+)\.module\.css$/;

/**
 * Returns a maker of copies.
 * @param sources Text of each file, by its path below `src`.
 */
export function copyMaker(
  sources: ReadonlyMap<string, string>,
  graph: ImportGraph,
  { sheets, withClassNames }: PlainStyles,
): CopyMaker {
  const nameOf = packageNames(entryPointsOf(sources.keys()), graph);
  const engines = new Map<string, ReadonlySet<string>>();
  const texts = new Map<string, string>();

  const textOf = (path: string, targetOf: FindTarget) => {
    if (path.endsWith('.css')) return sheets.get(path) ?? sources.get(path) ?? '';
    return withClassNames(path, rewriteImports(path, sources.get(path) ?? '', graph, targetOf));
  };

  const toPackage = (importer: string, origin: Origin) => {
    const sheet = sharedSheet.exec(origin.path)?.[1];
    const shared = sheet && { path: 'core/styles.ts', name: `${camelCase(sheet)}Styles` };
    const found = nameOf(shared || origin);
    if (found) return found;
    throw new Error(
      `${importer} imports ${origin.name} of ${origin.path}, which the package does not export: a linked copy would lack it. Export it from core/index.ts, or from the index.ts of its folder.`,
    );
  };

  const copied = (paths: readonly string[], key: string, targetOf: FindTarget): CopiedItem => ({
    files: new Map(
      paths.map((path) => {
        const text = texts.get(key + path) ?? textOf(path, targetOf);
        texts.set(key + path, text);
        return [plainPath(path), text];
      }),
    ),
    sources: paths,
  });

  return {
    whole: ({ entries }) => {
      const paths = closureOf(graph, entries);
      const isPainted = paths.some((path) => path.endsWith('.css'));
      return copied([...new Set([...paths, ...(isPainted ? [tokens] : [])])], '', toFile);
    },
    linked: ({ entries: [entry = ''], room }) => {
      const engine = engines.get(room) ?? engineOf(room, sources.keys(), graph, nameOf);
      engines.set(room, engine);
      const isOwn = (path: string) => path.startsWith(room) && !engine.has(path);
      const targetOf: FindTarget = (importer, origin) =>
        isOwn(origin.path) ? toFile(importer, origin) : toPackage(importer, origin);
      return copied(closureOf(graph, [entry], isOwn), room, targetOf);
    },
  };
}

/**
 * Returns the modules of a room that linked copies import from the package, because another look needs no change there:
 * modules without markup and style sheet of which the package exports all that copied files import, and a function among it.
 */
function engineOf(
  room: string,
  paths: Iterable<string>,
  graph: ImportGraph,
  nameOf: (origin: Origin) => object | undefined,
): ReadonlySet<string> {
  const own = [...paths].filter((path) => path.startsWith(room) && /\.tsx?$/.test(path));
  const doors = own.filter((path) => /^(?:index|parts)\.ts$/.test(path.slice(room.length)));
  const functions = doors
    .flatMap((door) => graph(door).links)
    .flatMap(({ names, origins }) =>
      names.flatMap(({ isType }, index) => (isType ? [] : (origins[index]?.path ?? []))),
    );
  const isPlain = (path: string) =>
    path.endsWith('.ts') && !graph(path).imports.some((imported) => imported.endsWith('.css'));
  const engine = new Set(functions.filter((path) => own.includes(path) && isPlain(path)));
  const isCopied = (path: string) => path.startsWith(room) && !engine.has(path);
  const drawn = own.filter((path) => !isPlain(path));
  for (let size = -1; size !== engine.size;) {
    size = engine.size;
    for (const path of closureOf(graph, drawn, isCopied)) {
      for (const origin of graph(path).links.flatMap(({ origins }) => origins)) {
        if (nameOf(origin) === undefined) engine.delete(origin.path);
      }
    }
  }
  return engine;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Where the package exports something. */
export interface PackageName {
  /** Specifier such as `tessera-ui/button`. */
  specifier: string;
  name: string;
}

/**
 * Returns a function that finds where the package exports what a file declares: at the entry point of its own folder
 * if that exports it, else at the first one.
 */
export function packageNames(entryPoints: readonly EntryPoint[], graph: ImportGraph) {
  const names = new Map<string, PackageName>();
  const modules = entryPoints.filter(({ name, entry }) => name !== '.' && !entry.endsWith('.css'));
  for (const { name: path, entry } of modules) {
    const folder = entry.replace(/[^/]+$/, '');
    for (const [name, origin] of graph.exportsOf(entry)) {
      const key = keyOf(origin);
      const found = { specifier: `tessera-ui/${path.slice(2)}`, name };
      if (!names.has(key) || origin.path.startsWith(folder)) names.set(key, found);
    }
  }
  return (origin: Origin): PackageName | undefined => names.get(keyOf(origin));
}

function keyOf({ path, name }: Origin): string {
  return `${path} ${name}`;
}
