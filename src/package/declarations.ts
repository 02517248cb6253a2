import { parseSync, type ESTree } from 'vite';
import { importGraph, type Origin, type SourceLink } from '../registry/import-graph.ts';

/** Declarations of the package. */
export type Declarations = ReturnType<typeof readDeclarations>;

/**
 * Returns functions that find declarations in the files of the package; paths are below `lib`.
 * @param files Text of each file of the package, by its path.
 */
export function readDeclarations(files: ReadonlyMap<string, string>) {
  const texts = new Map(
    [...files].flatMap(([path, text]) =>
      path.startsWith('lib/') && path.endsWith('.d.ts') ? [[path.slice('lib/'.length), text]] : [],
    ),
  );
  const graph = importGraph(texts);
  const known = new Map<string, ReadonlyMap<string, Declared>>();
  const declaredIn = (path: string) => {
    const found = known.get(path) ?? readFile(texts.get(path) ?? '', graph(path).links);
    known.set(path, found);
    return found;
  };

  /** Returns the origin of a name that a file declares or imports; undefined if it is that of a package. */
  const originOf = (path: string, name: string): Origin | undefined => {
    if (declaredIn(path).has(name)) return { path, name };
    for (const { names, origins } of graph(path).links) {
      const place = names.findIndex(({ local }) => local === name);
      if (place >= 0) return origins[place];
    }
    return undefined;
  };

  return {
    /** Returns the exports of a file, sorted by name, with their origins. */
    exportsOf: (path: string): Map<string, Origin> =>
      new Map([...graph.exportsOf(path)].sort(([one], [other]) => (one < other ? -1 : 1))),
    /** Returns the text of a declaration without comments, `export` and `declare`. */
    textOf: ({ path, name }: Origin): string | undefined => declaredIn(path).get(name)?.text,
    /** Returns the declarations that types depend on, including themselves, in the order of the files. */
    behind: (roots: readonly Origin[]): Array<[key: string, origin: Origin]> => {
      const reached = new Map<string, Origin>();
      const visit = (origin: Origin) => {
        const declared = declaredIn(origin.path).get(origin.name);
        if (!declared || reached.has(keyOf(origin))) return;
        reached.set(keyOf(origin), origin);
        for (const name of declared.names) {
          const next = originOf(origin.path, name);
          if (next) visit(next);
        }
        for (const { path, name } of declared.inline) {
          visit(graph.originOf(path, name) ?? { path, name });
        }
      };
      roots.forEach(visit);
      return [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
    },
  };
}

/** Returns the key of a declaration. */
export function keyOf({ path, name }: Origin): string {
  return `${path} ${name}`;
}

/** Returns what a declaration file declares, by local name. */
function readFile(text: string, links: readonly SourceLink[]): ReadonlyMap<string, Declared> {
  const { program, comments } = parseSync('file.d.ts', text);
  const blanked = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  const declared = new Map<string, Declared>();
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const node = isExport ? statement.declaration : statement;
    if (!node) continue;
    for (const name of namesOf(node)) {
      const one = readDeclared(node, blanked, links);
      const before = declared.get(name);
      declared.set(name, before ? joined(before, one) : one);
    }
  }
  return declared;
}

/** Returns the names that a statement declares. */
function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

/** Declarations of a name: one, or the overloads of a function. */
interface Declared {
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
 * @param links Imports of the file.
 */
function readDeclared(node: ESTree.Node, text: string, links: readonly SourceLink[]): Declared {
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
      const link = links.find(({ start }) => start === inner.source.start);
      if (link) inline.push({ path: link.to, name });
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
