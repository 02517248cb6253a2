import { keyOf, nameOf, walk, type SourceModule, type SyntaxNode } from '../build/source-module.ts';
import {
  editIsolation,
  editLayout,
  isIsolation,
  isLayout,
  isSupport,
  type Edit,
} from './story-wrappers.ts';

/** Forms that validate or submit themselves for a screenshot: an application writes a `Form`. */
const selfActing = new Set(['ValidatedForm', 'SubmittedForm']);

/** Error for a story that depends on unpublished code. */
export class NotPortable extends Error {}

/** Value of a prop, and its module. */
interface Value {
  module: SourceModule;
  value: SyntaxNode;
}

/** Args of a story, by name of the prop. */
type Args = ReadonlyMap<string, Value>;

/** Values of the names in a story's function. */
interface Scope {
  /** Name of the parameter with the args, or of its rest element. */
  rest: string;
  args: Args;
  /** Destructured args, by local name. */
  taken: ReadonlyMap<string, Value | undefined>;
}

function sliceOf({ text }: SourceModule, { start, end }: SyntaxNode, edits: readonly Edit[]) {
  let result = '';
  let at = start;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

/** Removes an attribute together with the space before it. */
function removeAttribute({ text }: SourceModule, { start, end }: SyntaxNode): Edit {
  return { start: text.slice(0, start).trimEnd().length, end, text: '' };
}

/**
 * Props that are set for screenshots: a fixed date and time, no eye dropper, which not every browser has, and the size
 * of the page of an example.
 */
const forPictures = new Set(['today', 'now', 'showEyeDropper', 'data-size']);

/** Whether an attribute exists only for screenshots, by its name or as the appearance of the story. */
function isForPictures(module: SourceModule, attribute: SyntaxNode): boolean {
  const name = nameOf(attribute['name']);
  if (forPictures.has(name)) return true;
  const value = attribute['value'] as SyntaxNode | null;
  const object = (value?.['expression'] as SyntaxNode | undefined)?.['object'];
  const sheet = module.imports.get(nameOf(object))?.from ?? '';
  return name === 'className' && sheet.endsWith('.module.css');
}

function attributeOf(name: string, { module, value }: Value) {
  if (forPictures.has(name) || nameOf(value) === 'undefined') return '';
  if (value.type === 'CallExpression' && nameOf(value['callee']) === 'fn') return '';
  // The type of the prop says which values there are.
  const text = clean(module, value).replace(/ as const$/, '');
  if (text === 'true') return name;
  if (/^'[^'"\\{}<>]*'$/.test(text)) return `${name}="${text.slice(1, -1)}"`;
  if (isIsolation(value) && /^[^"\\{}<>]*$/.test(text)) return `${name}="${text.trim()}"`;
  return `${name}={${text}}`;
}

/** Returns a value as the content of an element. */
function childrenOf({ module, value }: Value): string {
  const text = clean(module, value);
  if (value.type === 'JSXFragment') return text.slice('<>'.length, -'</>'.length);
  if (value.type.startsWith('JSX')) return text;
  return /^'[^'"\\{}<>]*'$/.test(text) ? text.slice(1, -1) : `{${text}}`;
}

/** Replaces a spread of the args with attributes and children. */
function editSpread(spread: SyntaxNode, element: SyntaxNode, { args }: Scope): Edit[] {
  const attributes = element['attributes'] as SyntaxNode[];
  const given = attributes.filter(({ type }) => type === 'JSXAttribute');
  const later = new Set(
    given.filter(({ start }) => start > spread.start).map(({ name }) => nameOf(name)),
  );
  const entries = [...args].filter(([name]) => name !== 'children' && !later.has(name));
  const text = entries.map(([name, value]) => attributeOf(name, value)).join(' ');
  const edits = [{ start: spread.start, end: spread.end, text }];
  const children = args.get('children');
  if (children && element['selfClosing']) {
    const name = nameOf(element['name']);
    const end = `>${childrenOf(children)}</${name}>`;
    edits.push({ start: element.end - 2, end: element.end, text: end });
  }
  return edits;
}

export function isNamespace(module: SourceModule, name: string): boolean {
  const imported = module.imports.get(name);
  return imported?.name === '*' && isSupport(module, imported.from);
}

/** Whether a prop is set without a value. */
function isTrue(value: Value | undefined): boolean {
  return value?.value['value'] === true;
}

/** Simplifies a condition whose result is known, because an arg is set or not. */
function editCondition(container: SyntaxNode, { taken }: Scope): Edit[] {
  const { operator, left, right } = container['expression'] as Record<string, unknown>;
  const negated = nameOf((left as SyntaxNode | undefined)?.['argument']);
  if (operator !== '&&' || !taken.has(negated)) return [];
  const value = taken.get(negated);
  if (isTrue(value)) return [{ start: container.start, end: container.end, text: '' }];
  if (value) return [];
  const content = bare(right as SyntaxNode);
  if (content.type !== 'JSXFragment') return [];
  const { end } = content['openingFragment'] as SyntaxNode;
  const { start } = content['closingFragment'] as SyntaxNode;
  return [
    { start: container.start, end, text: '' },
    { start, end: container.end, text: '' },
  ];
}

/** Formats a part of a module for copying: without wrappers, fixed dates and Storybook's values. */
export function clean(module: SourceModule, part: SyntaxNode, scope?: Scope): string {
  const edits: Edit[] = [];
  walk(part, (node, [parent, around]) => {
    if (isLayout(module, node))
      edits.push(...editLayout(node, node === part ? undefined : parent, module));
    else if (isIsolation(node)) edits.push(...editIsolation(node, [parent, around], module));
    else if (node.type === 'JSXIdentifier' && selfActing.has(nameOf(node))) {
      edits.push({ start: node.start, end: node.end, text: 'Form' });
    } else if (node.type === 'JSXAttribute' && isForPictures(module, node)) {
      edits.push(removeAttribute(module, node));
    } else if (node.type === 'JSXExpressionContainer' && scope) {
      edits.push(...editCondition(node, scope));
    } else if (node.type === 'JSXSpreadAttribute' && scope && parent) {
      if (nameOf(node['argument']) === scope.rest) edits.push(...editSpread(node, parent, scope));
    } else if (node.type === 'MemberExpression' && isNamespace(module, nameOf(node['object']))) {
      edits.push({ start: node.start, end: node.end, text: nameOf(node['property']) });
    } else if (
      node.type === 'MemberExpression' &&
      scope?.rest &&
      nameOf(node['object']) === scope.rest
    ) {
      const value = scope.args.get(nameOf(node['property']));
      const text = value ? clean(value.module, value.value) : 'undefined';
      edits.push({ start: node.start, end: node.end, text });
    } else if (node.type === 'Identifier' && parent?.['property'] !== node) {
      const name = nameOf(node);
      if (!scope?.taken.has(name) || parent?.['key'] === node) return;
      const value = scope.taken.get(name);
      const inBraces = parent?.type === 'JSXExpressionContainer';
      if (inBraces && !value && around) {
        const { start, end } = parent;
        const isAttribute = around.type === 'JSXAttribute';
        edits.push(isAttribute ? removeAttribute(module, around) : { start, end, text: '' });
      } else if (inBraces && isTrue(value) && around?.type === 'JSXAttribute') {
        const { end } = around['name'] as SyntaxNode;
        edits.push({ start: end, end: around.end, text: '' });
      } else if (inBraces && value && around?.type !== 'JSXAttribute') {
        edits.push({ start: parent.start, end: parent.end, text: childrenOf(value) });
      } else {
        const text = value ? `(${clean(value.module, value.value)})` : 'undefined';
        edits.push({ start: node.start, end: node.end, text });
      }
    }
  });
  return sliceOf(module, part, edits);
}

/** Returns an expression without parentheses. */
export function bare(node: SyntaxNode): SyntaxNode {
  return node.type === 'ParenthesizedExpression' ? bare(node['expression'] as SyntaxNode) : node;
}

export function argsOf(module: SourceModule, object: unknown): Args {
  const given = object as SyntaxNode | undefined;
  if (given?.type === 'TSAsExpression') return argsOf(module, given['expression']);
  if (given?.type === 'Identifier') {
    const declaration = module.declarations.get(nameOf(given));
    const [declarator] = (declaration?.['declarations'] ?? []) as SyntaxNode[];
    return argsOf(module, declarator?.['init']);
  }
  const properties = (given?.['properties'] ?? []) as SyntaxNode[];
  return new Map(
    properties.flatMap((property) => {
      if (property.type === 'SpreadElement') return [...argsOf(module, property['argument'])];
      const value = bare(property['value'] as SyntaxNode);
      return [[keyOf(property['key']), { module, value }] as const];
    }),
  );
}

/** Merges the args of a story with those of all stories; `undefined` removes an arg. */
export function mergeArgs(shared: Args, own: Args): Args {
  const merged = new Map([...shared, ...own]);
  return new Map([...merged].filter(([, { value }]) => nameOf(value) !== 'undefined'));
}

/** Replaces the args of a story for which an example has its own values; `undefined` removes an arg. */
export function replaceArgs(args: Args, inExample: Args): Args {
  return mergeArgs(args, new Map([...inExample].filter(([name]) => args.has(name))));
}

function scopeOf(parameter: SyntaxNode | undefined, args: Args): Scope {
  if (parameter?.type !== 'ObjectPattern')
    return { rest: nameOf(parameter), args, taken: new Map() };
  const left = new Map(args);
  const taken = new Map<string, Value | undefined>();
  let rest = '';
  for (const property of parameter['properties'] as SyntaxNode[]) {
    if (property.type === 'RestElement') rest = nameOf(property['argument']);
    else {
      taken.set(nameOf(property['value']), args.get(keyOf(property['key'])));
      left.delete(keyOf(property['key']));
    }
  }
  return { rest, args: left, taken };
}

/** Returns the body of the component that renders the story. */
export function bodyOf(
  module: SourceModule,
  render: SyntaxNode | undefined,
  args: Args,
  component: string,
) {
  if (!render) {
    const attributes = [...args].filter(([name]) => name !== 'children');
    const props = attributes.map(([name, value]) => attributeOf(name, value)).join(' ');
    const children = args.get('children');
    const end = children ? `>${childrenOf(children)}</${component}>` : '/>';
    return `return (<${component} ${props} ${end});`;
  }
  const [parameter, context] = (render['params'] ?? []) as SyntaxNode[];
  const body = render['body'] as SyntaxNode | undefined;
  if (!body || context) throw new NotPortable();
  const scope = scopeOf(parameter, args);
  const text = clean(module, body, scope);
  return body.type === 'BlockStatement' ? text.slice(1, -1) : `return (${text});`;
}
