import { keyOf, nameOf, walk, type SyntaxNode } from './source-module.ts';
import {
  argumentsOf,
  childrenOf,
  commentBefore,
  parametersOf,
  referenceOf,
  TypeIndex,
  type Declaration,
} from './type-index.ts';

/** Member of a type. */
export interface TypeMember {
  name: string;
  optional: boolean;
  /** Type as in the source, with the arguments in place of type parameters. */
  type: string;
  /** Text of its JSDoc. */
  description: string;
  /** English text of a label. */
  english?: string;
  /** Whether its type has an argument in place of a type parameter. */
  bound: boolean;
}

/** Declaration with arguments in place of its type parameters. */
interface Place {
  declaration: Declaration;
  bindings: ReadonlyMap<string, string>;
}

/** Members of a type. */
export interface Shape {
  members: ReadonlyMap<string, TypeMember>;
  /** Element whose attributes are included. */
  element?: string | undefined;
  /** Names that are left out. */
  omitted: ReadonlySet<string>;
}

const empty: Shape = { members: new Map(), omitted: new Set() };

/** Reads the types of props from the sources. */
export class TypeReader {
  /** Interfaces and aliases. */
  readonly index: TypeIndex;

  /** @param sources Text of each file, by its path below `src`. */
  constructor(sources: ReadonlyMap<string, string>) {
    this.index = new TypeIndex(sources);
  }

  /** Returns the props that a component declares or inherits, without those of the element. */
  propsOf(component: string): Shape {
    const declaration = this.index.find(`${component}Props`);
    return declaration ? this.membersOf(declaration) : empty;
  }

  /** Returns the members of a type. */
  membersOf(declaration: Declaration): Shape {
    return this.shapeOf(declaration.node, place(declaration));
  }

  /** Returns the source of an alias; empty for an interface. */
  sourceOf(declaration: Declaration): string {
    const type = declaration.node['typeAnnotation'] as SyntaxNode | undefined;
    return type ? tidy(this.textOf(type, place(declaration))) : '';
  }

  private shapeOf(node: SyntaxNode, at: Place): Shape {
    switch (node.type) {
      case 'TSInterfaceDeclaration': {
        const body = node['body'] as SyntaxNode;
        const parents = childrenOf(node, 'extends').map((parent) => this.referred(parent, at));
        return merged([...parents, { ...empty, members: this.membersIn(body, 'body', at) }]);
      }
      case 'TSTypeAliasDeclaration':
        return this.shapeOf(node['typeAnnotation'] as SyntaxNode, at);
      case 'TSTypeLiteral':
        return { ...empty, members: this.membersIn(node, 'members', at) };
      case 'TSIntersectionType':
        return merged(childrenOf(node, 'types').map((type) => this.shapeOf(type, at)));
      case 'TSTypeReference':
        return this.referred(node, at);
      default:
        return empty;
    }
  }

  /** Returns the shape of a type with a name and arguments. */
  private referred(node: SyntaxNode, at: Place): Shape {
    const name = referenceOf(node);
    const [first, second] = argumentsOf(node);
    if (name === 'ComponentProps' && first) {
      const component = nameOf(first['exprName']);
      const literal = (first['literal'] as SyntaxNode | undefined)?.['value'];
      return component ? this.propsOf(component) : { ...empty, element: String(literal) };
    }
    if (/^(?:Partial|Readonly|Required)$/.test(name) && first) return this.shapeOf(first, at);
    if (name === 'Omit' && first && second) {
      const { members, element, omitted } = this.shapeOf(first, at);
      const left = new Set(this.keysOf(second, at));
      const kept = [...members].filter(([member]) => !left.has(member));
      return { members: new Map(kept), element, omitted: new Set([...omitted, ...left]) };
    }
    if (name === 'Pick' && first && second) {
      const kept = new Set(this.keysOf(second, at));
      const { members } = this.shapeOf(first, at);
      return { ...empty, members: new Map([...members].filter(([member]) => kept.has(member))) };
    }
    const declaration = this.index.find(name, at.declaration.file);
    if (!declaration) return empty;
    const given = argumentsOf(node).map((argument) => this.textOf(argument, at));
    const shape = this.shapeOf(declaration.node, place(declaration, given));
    if (!at.declaration.file.startsWith('app/screens/') || !this.index.isOfComponent(name))
      return shape;
    // The page of a screen refers to that of its form.
    const omitted = new Set([...shape.omitted, ...shape.members.keys()]);
    return { members: new Map(), element: shape.element, omitted };
  }

  private keysOf(node: SyntaxNode, at: Place): string[] {
    if (node.type === 'TSUnionType')
      return childrenOf(node, 'types').flatMap((type) => this.keysOf(type, at));
    if (node.type === 'TSLiteralType') return [String((node['literal'] as SyntaxNode)['value'])];
    if (node.type === 'TSTypeOperator')
      return [...this.shapeOf(node['typeAnnotation'] as SyntaxNode, at).members.keys()];
    const declaration = this.index.find(referenceOf(node), at.declaration.file);
    const type = declaration?.node['typeAnnotation'] as SyntaxNode | undefined;
    return declaration && type ? this.keysOf(type, place(declaration)) : [];
  }

  private membersIn(body: SyntaxNode, list: string, at: Place): ReadonlyMap<string, TypeMember> {
    const { source } = at.declaration;
    let last = body.start;
    return new Map(
      childrenOf(body, list).flatMap((member): [string, TypeMember][] => {
        const description = commentBefore(source, last, member.start);
        last = member.end;
        const annotation = member['typeAnnotation'] as SyntaxNode | undefined;
        const name = keyOf(member['key']);
        if (!name) return [];
        const key = member['key'] as SyntaxNode;
        const optional = member['optional'] === true;
        const type = annotation
          ? this.textOf(annotation['typeAnnotation'] as SyntaxNode, at)
          : source.slice(key.end, member.end);
        return [
          [
            name,
            {
              name,
              optional,
              // It goes without saying that an optional member may be undefined.
              type: optional ? tidy(type).replace(/ \| undefined$/, '') : tidy(type),
              description,
              bound: annotation !== undefined && usesBinding(annotation, at),
            },
          ],
        ];
      }),
    );
  }

  /** Returns the source of a type, with arguments in place of type parameters, and literals in place of private names. */
  private textOf(node: SyntaxNode, at: Place): string {
    const { source, file } = at.declaration;
    const edits: { start: number; end: number; text: string }[] = [];
    walk(node, (part) => {
      if (part.type !== 'TSTypeReference') return;
      const name = referenceOf(part);
      const bound = at.bindings.get(name);
      const { start, end } = part;
      if (bound !== undefined) edits.push({ start, end, text: bound });
      else {
        const literals = this.literalsOf(name, file);
        if (literals) edits.push({ start, end, text: literals });
      }
    });
    let text = '';
    let last = node.start;
    for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
      if (edit.start < last) continue;
      text += source.slice(last, edit.start) + edit.text;
      last = edit.end;
    }
    return text + source.slice(last, node.end);
  }

  /** Returns the literals of a type that is not public; none for other types. */
  private literalsOf(name: string, file: string): string | undefined {
    const declaration = this.index.find(name, file);
    if (declaration?.node.type !== 'TSTypeAliasDeclaration') return undefined;
    // A type with parameters is no list, and may refer to itself.
    if (parametersOf(declaration.node).length > 0) return undefined;
    if (declaration.exported && !declaration.file.startsWith('core/')) return undefined;
    const text = this.sourceOf(declaration);
    return /^'[^']*'(?: \| '[^']*')*$/.test(text) ? text : undefined;
  }
}

/** Returns a declaration with arguments; a type parameter without one has its default, or else stays. */
function place(declaration: Declaration, given: readonly string[] = []): Place {
  const bindings = parametersOf(declaration.node).flatMap(
    (parameter, index): [string, string][] => {
      const argument = given[index];
      return argument === undefined ? [] : [[nameOf(parameter['name']), argument]];
    },
  );
  return { declaration, bindings: new Map(bindings) };
}

function usesBinding(node: SyntaxNode, { bindings }: Place): boolean {
  let uses = false;
  walk(node, (part) => {
    if (part.type === 'TSTypeReference' && bindings.has(referenceOf(part))) uses = true;
  });
  return uses;
}

/** Merges types of which later ones replace members of earlier ones. */
function merged(shapes: readonly Shape[]): Shape {
  return {
    members: new Map(shapes.flatMap(({ members }) => [...members])),
    element: shapes.find(({ element }) => element)?.element,
    omitted: new Set(shapes.flatMap(({ omitted }) => [...omitted])),
  };
}

/** Returns a type in one line, without comments. */
function tidy(type: string): string {
  return type
    .replaceAll(/\/\*\*?[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')');
}
