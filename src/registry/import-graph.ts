import { parseSync, Visitor } from 'vite';

/** Dependencies of a source file. */
export interface SourceNode {
  /** Paths of the imported files, including types, sorted. */
  imports: readonly string[];
  /** Names of the imported packages, including types, sorted. */
  packages: readonly string[];
  /** Line comments about a license or copyright, if any. */
  notices: readonly string[];
}

/** Returns the dependencies of a source file by its path. */
export type ImportGraph = (path: string) => SourceNode;

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const sheetImport = /(?:@import\s+|composes:[^;]*\sfrom\s+)['"]([^'"\n]+)['"]/g;
const legal = /licen[cs]e|copyright/i;

/**
 * Returns the import graph of source files, parsed with the parser of the bundler: static and dynamic
 * imports, re-exports, types and `composes` of style sheets. Files are parsed on demand.
 * @param sources Text of each file, by its path.
 * @throws If an import of a requested file cannot be resolved, or is computed at run time: a copy would lack
 * the file.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const nodes = new Map<string, SourceNode>();
  return (path) => {
    const node = nodes.get(path) ?? readNode(path, sources.get(path) ?? '', sources);
    nodes.set(path, node);
    return node;
  };
}

function readNode(path: string, text: string, sources: ReadonlyMap<string, string>): SourceNode {
  const { specifiers, comments } = /\.tsx?$/.test(path)
    ? readModule(path, text)
    : { specifiers: readSheet(path, text), comments: [] };
  const imports = new Set<string>();
  const packages = new Set<string>();
  for (const specifier of specifiers) {
    if (specifier.startsWith('.')) imports.add(resolve(path, specifier, sources));
    else packages.add(packageOf(specifier));
  }
  return {
    imports: [...imports].sort(),
    packages: [...packages].sort(),
    notices: noticesIn(comments),
  };
}

function readModule(path: string, text: string) {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}.`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])([^'"]+)\1$/.exec(text.slice(start, end))?.[2];
      if (literal !== undefined) return literal;
      const computed = text.slice(start, end);
      throw new Error(
        `${path} imports ${computed}, a computed path, which cannot be followed: write it out.`,
      );
    }),
  ];
  new Visitor({
    TSImportType: ({ source }) => void specifiers.push(source.value),
  }).visit(program);
  const lines = comments.filter(({ type }) => type === 'Line');
  return { specifiers, comments: lines.map(({ value }) => value.trim()) };
}

function readSheet(path: string, text: string): string[] {
  return path.endsWith('.css') ? [...text.matchAll(sheetImport)].map(([, from = '']) => from) : [];
}

function resolve(from: string, specifier: string, sources: ReadonlyMap<string, string>): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const base = parts.join('/');
  const found = endings.map((ending) => base + ending).find((path) => sources.has(path));
  if (found !== undefined) return found;
  throw new Error(`${from} imports ${specifier}, which does not exist: a copy would not compile.`);
}

function noticesIn(comments: readonly string[]): string[] {
  const sentences = comments.join(' ').split(/(?<=\.)\s+(?=\p{Lu})/u);
  const notice = sentences.filter((sentence) => legal.test(sentence)).join(' ');
  return notice === '' ? [] : [notice];
}

/** Returns the name of the package of a module specifier: `react` for `react/jsx-runtime`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
