import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Node of a syntax tree, with its position in the text. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Origin of an imported name. */
export interface Import {
  /** Specifier of the module. */
  from: string;
  /** Name of the export; `default` or `*`. */
  name: string;
  /** Whether it is a type-only import. */
  isType: boolean;
}

/** Source file with its imports and declarations. */
export interface SourceModule {
  /** Path of the file below the root. */
  path: string;
  /** Its text. */
  text: string;
  /** Imported names. */
  imports: ReadonlyMap<string, Import>;
  /** Declarations by name, without `export`. */
  declarations: ReadonlyMap<string, SyntaxNode>;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof (value as SyntaxNode | null)?.type === 'string';
}

/** Calls `visit` with a node and its descendants, together with their ancestors, nearest first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  visit(node, around);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, [node, ...around]);
    }
  }
}

/** Parses a module; none if the text cannot be parsed. */
export function parseModule(path: string, text: string): SyntaxNode | undefined {
  const { program, errors } = parseSync(path, text);
  return errors.length > 0 ? undefined : (program as unknown as SyntaxNode);
}

/** Returns a statement without `export`. */
function unexported(statement: SyntaxNode): SyntaxNode {
  return isNode(statement['declaration']) ? statement['declaration'] : statement;
}

function importsOf(statement: SyntaxNode): [string, Import][] {
  if (statement.type !== 'ImportDeclaration') return [];
  const from = String((statement['source'] as SyntaxNode)['value']);
  return (statement['specifiers'] as SyntaxNode[]).map((specifier) => {
    const imported = specifier['imported'] as SyntaxNode | undefined;
    const fallback = specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type';
    const name = String(imported?.['name'] ?? fallback);
    return [nameOf(specifier['local']), { from, name, isType }];
  });
}

function declarationsOf(statement: SyntaxNode): [string, SyntaxNode][] {
  const declaration = unexported(statement);
  const declarators = declaration['declarations'] as SyntaxNode[] | undefined;
  const ids = declarators ? declarators.map(({ id }) => id) : [declaration['id']];
  return ids.filter(isNode).map((id) => [nameOf(id), declaration]);
}

/** Returns the name of an identifier; empty for other nodes. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** Returns the names that a module imports. */
export function importsIn(text: string): [string, Import][] {
  const program = parseModule('module.tsx', text);
  return ((program?.['body'] ?? []) as SyntaxNode[]).flatMap(importsOf);
}

/** Reads the module of a file, by its path below the root. */
export function readModule(root: string, path: string): SourceModule {
  const text = readFileSync(join(root, path), 'utf8');
  const program = parseModule(path, text);
  if (!program) throw new Error(`${path} cannot be parsed.`);
  const body = program['body'] as SyntaxNode[];
  return {
    path,
    text,
    imports: new Map(body.flatMap(importsOf)),
    declarations: new Map(body.flatMap(declarationsOf)),
  };
}

/** Returns the names in a piece of code, including those that it declares. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const program = parseModule('piece.tsx', code);
  if (!program) return names;
  walk(program, (node, [parent]) => {
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    if (!isName || !parent) return;
    const isMember = parent['property'] === node && parent['computed'] !== true;
    const isKey = parent['key'] === node && parent['value'] !== node;
    const isAttribute = parent.type === 'JSXAttribute';
    if (!isMember && !isKey && !isAttribute) names.add(nameOf(node));
  });
  return names;
}

/** Returns a property of an object literal by name. */
export function propertyOf(object: unknown, name: string): SyntaxNode | undefined {
  const properties = isNode(object)
    ? (object['properties'] as SyntaxNode[] | undefined)
    : undefined;
  const property = properties?.find(({ key }) => keyOf(key) === name);
  return property?.['value'] as SyntaxNode | undefined;
}

/** Returns the name of a property. */
export function keyOf(key: unknown): string {
  return nameOf(key) || String((key as SyntaxNode | undefined)?.['value'] ?? '');
}
