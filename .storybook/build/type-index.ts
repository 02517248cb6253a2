import { keyOf, nameOf, parseModule, type SyntaxNode } from './source-module.ts';

/** Files with the English texts of components, rules and screens. */
const words = /(?:^|[/-])words\.ts$|^validation\/messages\.ts$|\/languages\/en\.ts$/;
/** Folders whose types props can name. */
const folders =
  /^(?:components|primitives|core|languages|calendars|validation|app\/screens)\/.*\.tsx?$/;

/** Interface or alias. */
export interface Declaration {
  file: string;
  /** Text of the file. */
  source: string;
  node: SyntaxNode;
  exported: boolean;
  /** Text of its JSDoc. */
  description: string;
}

/** Returns the text of the JSDoc comment between two positions, at their end. */
export function commentBefore(text: string, start: number, end: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export\s+)?$/.exec(text.slice(start, end));
  return (comment?.[1] ?? '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns a list in a node. */
export function childrenOf(node: SyntaxNode | undefined, name: string): SyntaxNode[] {
  return (node?.[name] ?? []) as SyntaxNode[];
}

/** Returns the name of a reference, or of what an interface extends. */
export function referenceOf(node: SyntaxNode): string {
  return nameOf(node['typeName'] ?? node['expression']);
}

/** Returns the arguments of a reference. */
export function argumentsOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node['typeArguments'] as SyntaxNode | undefined, 'params');
}

/** Returns the type parameters of a declaration. */
export function parametersOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node['typeParameters'] as SyntaxNode | undefined, 'params');
}

/** Interfaces and aliases of the sources, and the English texts. */
export class TypeIndex {
  private readonly declarations = new Map<string, Declaration[]>();
  private readonly functions = new Set<string>();
  /** English texts by type and name. */
  private readonly english = new Map<string, ReadonlyMap<string, string>>();

  /** @param sources Text of each file, by its path below `src`. */
  constructor(sources: ReadonlyMap<string, string>) {
    for (const [file, source] of sources) {
      if (!folders.test(file)) continue;
      let last = 0;
      for (const statement of childrenOf(parseModule(file, source), 'body')) {
        const node = (statement['declaration'] as SyntaxNode | null | undefined) ?? statement;
        const name = nameOf(node['id']);
        if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type)) {
          const description = commentBefore(source, last, statement.start);
          const exported = node !== statement;
          const known = this.declarations.get(name) ?? [];
          this.declarations.set(name, [...known, { file, source, node, exported, description }]);
        } else if (node.type === 'FunctionDeclaration') this.functions.add(name);
        else if (words.test(file)) this.readTexts(source, node);
        last = statement.end;
      }
    }
  }

  /** Returns the declaration of a name: that of the file, or else an exported one. */
  find(name: string, file = ''): Declaration | undefined {
    const all = this.declarations.get(name) ?? [];
    return all.find((each) => each.file === file) ?? all.find(({ exported }) => exported);
  }

  /** Whether a name is that of a component's props. */
  isOfComponent(name: string): boolean {
    return name.endsWith('Props') && this.functions.has(name.slice(0, -'Props'.length));
  }

  /** Returns the English texts of a type of labels by name; none for other types. */
  textsOf(type: string): ReadonlyMap<string, string> | undefined {
    return this.english.get(type);
  }

  private readTexts(source: string, node: SyntaxNode): void {
    for (const { id, init } of childrenOf(node, 'declarations') as Record<string, unknown>[]) {
      const annotation = (id as SyntaxNode)['typeAnnotation'] as SyntaxNode | null;
      const type = annotation && referenceOf(annotation['typeAnnotation'] as SyntaxNode);
      if (!type) continue;
      const properties = childrenOf(init as SyntaxNode, 'properties').filter(({ key }) => key);
      const texts = properties.map((property): [string, string] => {
        const { value, start, end } = property['value'] as SyntaxNode & { value?: unknown };
        const text = source.slice(start, end).replaceAll(/\s+/g, ' ');
        return [keyOf(property['key']), typeof value === 'string' ? value : text];
      });
      this.english.set(type, new Map(texts));
    }
  }
}
