import { parseSync, type ESTree } from 'vite';

/** Parses a declaration file by its path below `lib`. */
export type Read = (path: string) => DeclarationFile | undefined;

/**
 * Returns a caching parser.
 * @param files Text of each file of the package, by its path.
 */
export function reader(files: ReadonlyMap<string, string>): Read {
  const known = new Map<string, DeclarationFile>();
  return (path) => {
    const text = files.get(`lib/${path}`);
    if (text === undefined) return undefined;
    const file = known.get(path) ?? readDeclarationFile(path, text);
    known.set(path, file);
    return file;
  };
}

/** Returns the exports of a file, sorted by name, with their origins. */
export function exportsOf(read: Read, path: string): Map<string, Origin> {
  const file = read(path);
  const own = [...(file?.exports ?? [])].map(
    ([name, origin]) => [name, follow(read, origin)] as const,
  );
  const starred = (file?.stars ?? []).flatMap((star) => [...exportsOf(read, star)]);
  return new Map([...starred, ...own].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Resolves the origin of a name through re-exports. */
function follow(read: Read, origin: Origin): Origin {
  const file = read(origin.path);
  if (!file || file.declared.has(origin.name)) return origin;
  const next = file.exports.get(origin.name) ?? file.imports.get(origin.name);
  if (next && keyOf(next) !== keyOf(origin)) return follow(read, next);
  const star = file.stars.find((path) => exportsOf(read, path).has(origin.name));
  return star === undefined ? origin : follow(read, { ...origin, path: star });
}

/** Returns the declarations that types depend on, including themselves, in the order of the files. */
export function behind(read: Read, roots: readonly Origin[]): Array<[key: string, origin: Origin]> {
  const reached = new Map<string, Origin>();
  const visit = (origin: Origin) => {
    const file = read(origin.path);
    const declared = file?.declared.get(origin.name);
    if (!file || !declared || reached.has(keyOf(origin))) return;
    reached.set(keyOf(origin), origin);
    for (const name of declared.names) {
      const next = file.declared.has(name) ? { path: origin.path, name } : file.imports.get(name);
      if (next) visit(follow(read, next));
    }
    for (const next of declared.inline) visit(follow(read, next));
  };
  roots.forEach(visit);
  return [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the key of a declaration. */
export function keyOf({ path, name }: Origin): string {
  return `${path} ${name}`;
}

/** Parsed declaration file. */
export interface DeclarationFile {
  /** Declarations by local name. */
  declared: ReadonlyMap<string, Declared>;
  /** Imported names and their origins. */
  imports: ReadonlyMap<string, Origin>;
  /** Exported names and their origins. */
  exports: ReadonlyMap<string, Origin>;
  /** Files that it re-exports with `export *`. */
  stars: readonly string[];
}

/** Parses a declaration file. The origin of its own names is its own path. */
function readDeclarationFile(path: string, text: string): DeclarationFile {
  const { program, comments } = parseSync(path, text);
  const blanked = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  const declared = new Map<string, Declared>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const stars: string[] = [];
  const from = (specifier: string) => resolveSpecifier(path, specifier);
  const declare = (node: ESTree.Node) => {
    for (const name of namesOf(node)) {
      const one = readDeclared(node, blanked, from);
      const before = declared.get(name);
      declared.set(name, before ? joined(before, one) : one);
    }
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        imports.set(specifier.local.name, { path: from(node.source.value), name });
      }
    } else if (node.type === 'ExportAllDeclaration') stars.push(from(node.source.value));
    else if (node.type !== 'ExportNamedDeclaration') declare(node);
    else if (node.declaration) {
      declare(node.declaration);
      for (const name of namesOf(node.declaration)) exports.set(name, { path, name });
    } else {
      for (const { local, exported } of node.specifiers) {
        const at = node.source ? from(node.source.value) : path;
        exports.set(nameOf(exported), { path: at, name: nameOf(local) });
      }
    }
  }
  return { declared, imports, exports, stars };
}

/** Returns the names that a statement declares. */
function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Resolves a specifier to the path of a declaration file, or the name of a package. */
function resolveSpecifier(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return new URL(specifier, `file:///${path}`).pathname.slice(1).replace(/\.js$/, '.d.ts');
}

/** Origin of a name: the file, and its name there. */
export interface Origin {
  /** Path of the declaration file, or the name of a package. */
  path: string;
  /** Name there; `*` for the namespace. */
  name: string;
}

/** Declarations of a name: one, or the overloads of a function. */
export interface Declared {
  /** Text without comments, `export` and `declare`. */
  text: string;
  /** Names that it references in this file. */
  names: ReadonlySet<string>;
  /** Inline type imports. */
  inline: readonly Origin[];
}

/**
 * Parses a declaration.
 * @param text Text of the file, with spaces in place of comments.
 * @param from Path of the declaration file, or the name of a package.
 */
function readDeclared(
  node: ESTree.Node,
  text: string,
  from: (specifier: string) => string,
): Declared {
  const names = new Set<string>();
  const inline: Origin[] = [];
  const cuts: Array<[start: number, end: number, text: string]> = [];
  walk(node, (inner) => {
    if (inner.type === 'Identifier') names.add(inner.name);
    if (inner.type === 'TSImportType') {
      const end = inner.qualifier?.start ?? inner.end;
      cuts.push([inner.start, end, '']);
      const { qualifier } = inner;
      const name = qualifier?.type === 'Identifier' ? qualifier.name : '*';
      inline.push({ path: from(inner.source.value), name });
    }
    if (inner.type === 'ObjectPattern') {
      // How a component destructures its props is not part of the interface.
      cuts.push([inner.start, inner.typeAnnotation?.start ?? inner.end, 'props']);
      return inner.typeAnnotation ? [inner.typeAnnotation] : [];
    }
    return undefined;
  });
  const whole = cuts
    .sort(([one], [other]) => other - one)
    .reduce(
      (rest, [start, end, word]) =>
        rest.slice(0, start - node.start) + word + rest.slice(end - node.start),
      text.slice(node.start, node.end),
    );
  const lines = whole.split('\n').filter((line) => line.trim() !== '');
  const printed = lines.join('\n').replace(/^declare /, '');
  return { text: printed.replaceAll('    ', '  '), names, inline };
}

/** Joins declarations of the same name: overloads of a function. */
function joined(one: Declared, other: Declared): Declared {
  return {
    text: `${one.text}\n${other.text}`,
    names: new Set([...one.names, ...other.names]),
    inline: [...one.inline, ...other.inline],
  };
}

/**
 * Calls `visit` with a node and its descendants, or those of the nodes that it returns. Skips names of
 * members.
 */
function walk(node: ESTree.Node, visit: (node: ESTree.Node) => ESTree.Node[] | undefined): void {
  const inner = visit(node) ?? childrenOf(node);
  for (const child of inner) walk(child, visit);
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'parent' || (key === 'key' && !('computed' in node && node.computed))) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
