import type { ESTree } from 'vite';

/** Where a name is declared: the file, and its name there. */
export interface Origin {
  /** Path of the declaration file, or the name of a package. */
  path: string;
  /** Name there; `*` for all of it. */
  name: string;
}

/** Declarations of one name: one, or the overloads of a function. */
export interface Declared {
  /** Text without comments, `export` and `declare`. */
  text: string;
  /** Names that it refers to, in this file. */
  names: ReadonlySet<string>;
  /** What it imports in the midst of a type. */
  inline: readonly Origin[];
}

/**
 * Reads a statement that declares a name.
 * @param text Text of the file, with spaces for comments.
 * @param from Path of the declaration file that a specifier leads to, or the name of a package.
 */
export function readDeclared(
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
      // Destructured parameters are not part of the interface.
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

/** Declaration of a name that has another one already: overloads of a function. */
export function joined(one: Declared, other: Declared): Declared {
  return {
    text: `${one.text}\n${other.text}`,
    names: new Set([...one.names, ...other.names]),
    inline: [...one.inline, ...other.inline],
  };
}

/** Calls `visit` with a node and all within it, or within the nodes that it answers. Names of members are left out. */
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
